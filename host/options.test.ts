import { describe, expect, test } from 'vitest';
import { OptionProblem, readOptions, sparedCores } from './options.mjs';

describe('options of npm start', () => {
  test('none: port 3000, data in .data, the scenario left to the start', () => {
    expect(readOptions([])).toEqual({
      port: 3000,
      scenario: undefined,
      data: '.data',
      tries: false,
      links: false,
      endLinks: false,
      addresses: [],
      tls: false,
      archive: undefined,
      keep: 20,
      stops: false,
      dev: false,
      help: false,
    });
  });

  test('all of them', () => {
    const line =
      '--port 8080 --scenario arnhem-bridge --data /tmp/game --links --dev --address OpCom.local --address [::1] --tls-cert hall.pem --tls-key hall.key --archive /media/stick --keep 5';
    expect(readOptions(line.split(' '))).toEqual({
      port: 8080,
      scenario: 'arnhem-bridge',
      data: '/tmp/game',
      tries: false,
      links: true,
      endLinks: false,
      addresses: ['opcom.local', '[::1]'],
      tls: true,
      tlsCert: 'hall.pem',
      tlsKey: 'hall.key',
      archive: '/media/stick',
      keep: 5,
      stops: false,
      dev: true,
      help: false,
    });
  });

  test('processes: as many as told; otherwise as many as the machine has cores to spare beside PostgreSQL', () => {
    expect(readOptions(['--processes', '4']).processes).toBe(4);
    expect([1, 2, 3, 4, 16].map(sparedCores)).toEqual([1, 1, 2, 3, 8]);
  });

  test('--try: a practice game is opened, which a console that joins another leaves to that one', () => {
    expect(readOptions(['--try']).tries).toBe(true);
    expect(() => readOptions(['--try', '--join', '.data'])).toThrow('leave out --join, or leave out --try');
  });

  test('--tls alone: the console makes its own certificate', () => {
    const { tls, tlsCert, tlsKey } = readOptions(['--tls']);
    expect({ tls, tlsCert, tlsKey }).toEqual({ tls: true, tlsCert: undefined, tlsKey: undefined });
  });

  test.each([
    [['--tls-cert', 'hall.pem'], '--tls-cert and --tls-key go together'],
    [['--tls-key', 'hall.key'], '--tls-cert and --tls-key go together'],
    [['--prot', '3001'], 'There is no option --prot. The options are --port, --scenario'],
    [['arnhem-bridge'], '"arnhem-bridge" stands alone; every option begins with --'],
    [['--port'], "Option '--port <value>' argument missing. See npm start -- --help."],
    [['--port', '70000'], '--port takes a number from 1 to 65535'],
    [['--port', '0x10'], '--port takes a number from 1 to 65535'],
    [['--scenario', 'Arnhem bridge'], '--scenario takes the name of a folder'],
    [['--archive', ''], '--archive takes a folder, such as --archive /media/stick'],
    [['--archive', 'stick', '--keep', '0'], '--keep takes a number from 1 to 10000, such as --keep 20, not "0".'],
    [['--archive', 'stick', '--keep', 'all'], '--keep takes a number from 1 to 10000, such as --keep 20, not "all".'],
    [['--processes', '0'], '--processes takes a number from 1 to 64, such as --processes 2, not "0".'],
    [['--processes', 'all'], '--processes takes a number from 1 to 64'],
    [['--processes', '2', '--dev'], '--dev serves with one process'],
    [['--keep', '5'], '--keep goes with --archive'],
    [['--address', 'http://opcom.local'], '--address takes a host name alone'],
    [['--address', 'opcom.local:3000'], '--address takes a host name alone'],
  ])('%j is refused with what would be right', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(OptionProblem);
    expect(() => readOptions(args)).toThrow(sentence);
  });
});

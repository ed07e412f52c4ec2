import { describe, expect, it } from 'vitest';
import { handedOrigin } from '@/components/ui/handed-origin';
import { joinLink, printedCode, seatState } from './seat-words';

describe('§2 seats as game control hands them out', () => {
  it('a code is read in fours', () => expect(printedCode('5EXPJ7XQ1E72')).toBe('5EXP-J7XQ-1E72'));
  it('the link names the address that is handed out, wherever this page was opened', () => {
    expect(joinLink(handedOrigin('http://10.0.0.5:3000', '10.0.0.9'), 'ABC')).toBe('http://10.0.0.9:3000/join/ABC');
    expect(handedOrigin('http://localhost:3000', '10.0.0.9')).toBe('http://10.0.0.9:3000');
    expect(handedOrigin('https://localhost', '[fd00::5]')).toBe('https://[fd00::5]');
  });
  it('where no other address is known it stays as it is', () =>
    expect(handedOrigin('http://[::1]:3000', null)).toBe('http://[::1]:3000'));
  it('a revoked seat is revoked, whoever held it', () =>
    expect(seatState({ isHeld: true, hasCode: false, revokedAt: '2026-01-01T10:00:00Z' }).word).toBe('revoked'));
  it.each([
    [true, false, 'has come'],
    [false, true, 'link not opened'],
    [false, false, 'no link yet'],
  ])('held %s, a link given out %s: %s', (isHeld, hasCode, word) =>
    expect(seatState({ isHeld, hasCode, revokedAt: null }).word).toBe(word),
  );
});

import { describe, expect, it } from 'vitest';
import { handedOrigin } from '@/components/ui/handed-origin';
import { joinLink, printedCode, seatState } from './seat-words';

describe('§2 seats as game control hands them out', () => {
  it('a code is read in fours', () => expect(printedCode('5EXPJ7XQ1E72')).toBe('5EXP-J7XQ-1E72'));
  it('the link names the address the page was opened at', () =>
    expect(joinLink(handedOrigin('http://10.0.0.5:3000', ['10.0.0.9']), 'ABC')).toBe('http://10.0.0.5:3000/join/ABC'));
  it('opened on the server itself, it names an address others can reach', () =>
    expect(handedOrigin('http://localhost:3000', ['localhost', '10.0.0.9', 'hall'])).toBe('http://10.0.0.9:3000'));
  it('where no other address is known it stays as it is', () =>
    expect(handedOrigin('http://[::1]:3000', ['[::1]'])).toBe('http://[::1]:3000'));
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

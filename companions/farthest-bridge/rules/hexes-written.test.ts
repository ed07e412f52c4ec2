import { describe, expect, it } from 'vitest';
import { hexesWritten } from './hexes-written';

describe('hexes as somebody writes them', () => {
  it('numbers, parted as one likes', () => {
    expect(hexesWritten(' 2010 2011,2012; 2112 ')).toEqual(['2010', '2011', '2012', '2112']);
    expect(hexesWritten('3423/3523')).toEqual(['3423', '3523']);
    expect(hexesWritten('')).toEqual([]);
  });

  it('FB-7: two of one edge are that edge, from one to the other', () => {
    expect(hexesWritten('0701-0901')).toEqual(['0701', '0801', '0901']);
    expect(hexesWritten('0126-0425 2010')).toEqual(['0126', '0225', '0326', '0425', '2010']);
  });

  it('two others are the block between them, whichever comes first', () => {
    expect(hexesWritten('2010-2012')).toEqual(['2010', '2011', '2012']);
    expect(hexesWritten('2111-2010')).toEqual(['2010', '2011', '2110', '2111']);
  });

  it('what names no hex stays, for the check to say so', () => {
    expect(hexesWritten('20x 4001 2010-4001')).toEqual(['20x', '4001', '2010-4001']);
  });
});

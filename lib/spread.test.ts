import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { files } from './testing/imports';

/** A list that is spread into a call lies on the stack whole: with a hundred thousand entries the call throws. */
const product = files.filter((file) => /^(lib|app|components|companions|host|bin|scripts|bench)\//.test(file));
const holding = (pattern: RegExp) => product.filter((file) => pattern.test(readFileSync(file, 'utf8')));

it('no list is spread into push, unshift or splice: its entries are added one by one', () => {
  expect(product.length).toBeGreaterThan(1_000);
  expect(holding(/\.(push|unshift)\(\s*(\.\.\.|[^(){}[\]]*, \.\.\.)|\.splice\([^(){}[\]]*\.\.\./)).toEqual([]);
});

it('in files of others no list is spread into Math.min or Math.max', () => {
  const spreads = holding(/Math\.(min|max)\(\s*([^()]*, )?\.\.\./);
  expect(spreads.filter((file) => /^(lib\/scenario|lib\/drawing)\//.test(file))).toEqual([]);
});

it('no list of words is cut into lists that are spread into it, so that the formatter lays them out in fewer lines', () => {
  expect(holding(/^\s*\.\.\.\(?\['[^\]\n]*\](?: as const)?\)?,$/m)).toEqual([]);
});

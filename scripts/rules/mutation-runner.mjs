import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { Script } from 'node:vm';
import ts from 'typescript';
import * as vitest from 'vitest';

/**
 * Runs the rulebook's tests for Stryker in one process: every file is compiled once, and loaded again for each mutant,
 * so that no mutant leaves anything behind and tables are mutated like the rest. A worker for each test file, as vitest
 * has it, takes ten times as long. The same tests and the same `expect`; those that chance makes are left out.
 */
const folder = 'lib/adjudication';
const isRun = (file) => file.endsWith('.test.ts') && !file.endsWith('properties.test.ts');
const outside = createRequire(import.meta.url);

/** One loading of modules: what a file exports, and the tests that loading it names. */
class Loading {
  modules = new Map();
  tests = [];
  path = [];

  constructor(compiled) {
    this.compiled = compiled;
  }

  load(file) {
    const known = this.modules.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    this.modules.set(file, module);
    this.compiled(file)(module.exports, (name) => this.require(name, file), module, {
      url: pathToFileURL(file).href,
      filename: file,
      dirname: dirname(file),
    });
    return module.exports;
  }

  require(name, from) {
    if (name === 'vitest') return this.harness;
    if (name.startsWith('.')) return this.load(`${resolve(dirname(from), name)}.ts`);
    if (name.startsWith('@/')) return this.load(`${resolve(name.slice(2))}.ts`);
    return outside(name);
  }

  testsOf(file) {
    const name = relative(process.cwd(), file);
    const named = new Set();
    const add = (words, run) => {
      let id = `${name}#${[...this.path, words].join(' ')}`;
      while (named.has(id)) id += ' again';
      named.add(id);
      this.tests.push({ id, name: words, fileName: file, run });
    };
    const within = (words, run) => {
      this.path.push(words);
      run();
      this.path.pop();
    };
    const each = (put) => (rows) => (words, run) => {
      for (const row of rows) {
        const args = Array.isArray(row) ? row : [row];
        const places = words.replace(/\$(\w+)/g, (_, field) => String(args[0]?.[field]));
        const count = (places.match(/%[sdifjo]/g) ?? []).length;
        put(format(places, ...args.slice(0, count)), () => run(...args));
      }
    };
    const test = Object.assign(add, { each: each(add) });
    const describe = Object.assign(within, { each: each(within) });
    this.harness = { ...vitest, test, it: test, describe, expect: vitest.expect, vi: vitest.vi };
    this.load(file);
  }
}

class RulebookRunner {
  scripts = new Map();
  files = [];

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const all = readdirSync(folder, { recursive: true }).map((file) => resolve(folder, file));
    this.files = all.filter(isRun).sort();
  }

  compiled = (file) => {
    const known = this.scripts.get(file);
    if (known) return known;
    const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023, esModuleInterop: true },
    });
    const body = outputText.replaceAll('import.meta', '__meta');
    const script = new Script(`(function (exports, require, module, __meta) {${body}\n})`, { filename: file });
    const run = script.runInThisContext();
    this.scripts.set(file, run);
    return run;
  };

  /** The tests of these files, each file loaded by itself as vitest would: no module is shared between two. */
  async *tests(files, isWanted) {
    for (const file of files) {
      const loading = new Loading(this.compiled);
      loading.testsOf(file);
      for (const test of loading.tests) if (isWanted(test.id)) yield test;
    }
  }

  get stryker() {
    globalThis.__stryker__ ??= {};
    return globalThis.__stryker__;
  }

  async dryRun() {
    const tests = [];
    try {
      for await (const { id, name, fileName, run } of this.tests(this.files, () => true)) {
        this.stryker.currentTestId = id;
        const began = performance.now();
        const failure = await outcomeOf(run);
        this.stryker.currentTestId = undefined;
        const told = { id, name, fileName, timeSpentMs: performance.now() - began };
        tests.push(failure === null ? { ...told, status: 0 } : { ...told, status: 1, failureMessage: failure });
      }
    } catch (error) {
      return { status: 'error', errorMessage: String(error?.stack ?? error) };
    }
    return { status: 'complete', tests, mutantCoverage: this.stryker.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, mutantActivation, sandboxFileName, hitLimit }) {
    const wanted = testFilter && new Set(testFilter);
    const named = wanted && new Set(testFilter.map((id) => resolve(id.split('#')[0])));
    const files = (named ? this.files.filter((file) => named.has(file)) : [...this.files]).sort(
      nearest(sandboxFileName),
    );
    const { stryker } = this;
    Object.assign(stryker, { hitCount: 0, hitLimit, activeMutant: undefined });
    const isHitOut = () => hitLimit !== undefined && stryker.hitCount > hitLimit;
    const timeout = () => ({ status: 'timeout', reason: `Hit limit reached (${stryker.hitCount}/${hitLimit})` });
    let nrOfTests = 0;
    try {
      for (const file of files) {
        stryker.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined;
        for await (const { id, run } of this.tests([file], (id) => !wanted || wanted.has(id))) {
          stryker.activeMutant = activeMutant.id;
          nrOfTests++;
          const failureMessage = await outcomeOf(run);
          if (isHitOut()) return timeout();
          if (failureMessage !== null) return { status: 'killed', killedBy: [id], failureMessage, nrOfTests };
        }
      }
    } catch (error) {
      // What fails while it loads fails every test of its file; a file that is not there is no mutant's doing.
      if (isHitOut()) return timeout();
      if (error?.code === 'ENOENT') return { status: 'error', errorMessage: String(error) };
      const killedBy = [testFilter?.[0] ?? 'loading'];
      return { status: 'killed', killedBy, failureMessage: String(error), nrOfTests };
    } finally {
      stryker.activeMutant = undefined;
    }
    return { status: 'survived', nrOfTests };
  }
}

/** The tests beside the mutant first, for they are likeliest to notice; those that read the whole house last. */
const nearest = (mutated) => {
  const place = (file) =>
    file === resolve(mutated.replace(/\.ts$/, '.test.ts')) ? 0 : file.endsWith('rulings.test.ts') ? 2 : 1;
  return (a, b) => place(a) - place(b);
};

/** Null where the test passes, else what it says. */
async function outcomeOf(run) {
  try {
    await run();
    return null;
  } catch (error) {
    return String(error?.message ?? error);
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'rulebook', injectableClass: RulebookRunner }];

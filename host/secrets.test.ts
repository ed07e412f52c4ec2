import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptSecret, prepareEnvironment } from './secrets';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'opcom-secrets-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a secret is 32 bytes, made once, and readable by its owner only', () => {
  const made = keptSecret(dataDir, 'word');
  expect(Buffer.from(made, 'base64')).toHaveLength(32);
  expect(keptSecret(dataDir, 'word')).toBe(made);
  expect(keptSecret(dataDir, 'another')).not.toBe(made);
  expect(process.platform === 'win32' ? 0o600 : statSync(join(dataDir, 'word')).mode & 0o777).toBe(0o600);
});

test('a fixed address is dropped; a secret given from outside outranks the kept one', () => {
  vi.stubEnv('NEXTAUTH_URL', 'http://localhost:3000');
  vi.stubEnv('NEXTAUTH_SECRET', 'shared by several servers');
  vi.stubEnv('NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', '');
  vi.stubEnv('AUTH_TRUST_HOST', '');
  prepareEnvironment(dataDir);
  expect(process.env.NEXTAUTH_URL).toBeUndefined();
  expect(process.env.NEXTAUTH_SECRET).toBe('shared by several servers');
  expect(process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY).toBe(keptSecret(dataDir, 'actions-key'));
  expect(process.env.AUTH_TRUST_HOST).toBe('1');
});

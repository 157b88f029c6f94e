// Refuses, before any other code sees it, what no honest client sends: characters that PostgreSQL cannot store or UTF-8
// cannot encode, keys that reach into prototypes, and nesting deep enough to overflow the stack.
import type { FastifyInstance } from 'fastify';
import { KasaError } from '#src/errors.ts';

export type InputLimits = { depth: number; closedKeys: readonly string[] };

/** Deeper than any input of ours. */
const visitorLimits: InputLimits = { depth: 10, closedKeys: ['__proto__', 'constructor', 'prototype'] };

/** Throws `BAD_REQUEST`. Takes what JSON or a form can hold. */
export function requireCleanInput(value: unknown): void {
  const fault = findFault(value, visitorLimits);
  if (fault) throw new KasaError('BAD_REQUEST', `The input ${fault}.`);
}

/** Checks every parsed body; a route that takes its body raw checks it itself. */
export function registerCleanInput(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body }) => {
    if (!Buffer.isBuffer(body)) requireCleanInput(body);
  });
}

/** Null when there is none. */
export function findFault(value: unknown, limits: InputLimits, depth = 0): string | null {
  if (typeof value === 'string') return findTextFault(value);
  if (typeof value !== 'object' || value === null) return null;
  if (depth > limits.depth) return 'is nested too deep';
  for (const key of Object.keys(value)) {
    if (limits.closedKeys.includes(key)) return 'has a key that is not allowed';
    const fault = findTextFault(key) ?? findFault((value as Record<string, unknown>)[key], limits, depth + 1);
    if (fault) return fault;
  }
  return null;
}

function findTextFault(text: string): string | null {
  if (text.includes('\0')) return 'holds a NUL character';
  if (!text.isWellFormed()) return 'holds half a character';
  return /^\s*[[{]/.test(text) && text.includes('\\u') ? findEscapedFault(text) : null;
}

/** A save of many fields is JSON in a text: what it escapes reaches the database as well. */
function findEscapedFault(json: string): string | null {
  let fault: string | null = null;
  const look = (key: string, value: unknown) => {
    for (const text of [key, value]) if (typeof text === 'string') fault ??= findTextFault(text);
    return value;
  };
  try {
    JSON.parse(json, look);
  } catch {
    // It is no JSON, or one whose reader says so.
  }
  return fault;
}

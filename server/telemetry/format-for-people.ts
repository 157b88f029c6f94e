// A line of the log in a readable form: `10:15:03.123 ERROR outbox entry failed outboxId=3 kind=order-sent`, with the
// error's stack below.
import { styleText } from 'node:util';
import type { LoggedError } from './serialize-error.ts';

type Level = { name: string; style: Parameters<typeof styleText>[0] };

const levels: Record<number, Level> = {
  10: { name: 'TRACE', style: 'gray' },
  20: { name: 'DEBUG', style: 'gray' },
  30: { name: 'INFO ', style: 'green' },
  40: { name: 'WARN ', style: 'yellow' },
  50: { name: 'ERROR', style: 'red' },
  60: { name: 'FATAL', style: ['bold', 'red'] },
};

/** Takes a line of pino's. */
export function formatForPeople(line: string): string {
  const { level, time, pid: _pid, hostname: _hostname, msg = '', err, ...fields } = JSON.parse(line);
  const { name, style } = levels[level] ?? { name: String(level), style: 'gray' };
  const clock = new Date(time).toTimeString().slice(0, 8);
  const milliseconds = String(time % 1000).padStart(3, '0');
  const details = Object.entries(fields).map(([key, value]) => `${key}=${toText(value)}`);
  const head = [styleText('gray', `${clock}.${milliseconds}`), styleText(style, name), msg, ...grey(details.join(' '))];
  return `${[head.join(' '), ...(err ? formatError(err, '  ') : [])].join('\n')}\n`;
}

function formatError({ type, message, stack, cause, errors: _, ...facts }: LoggedError, indent: string): string[] {
  const pairs = Object.entries(facts).map(([key, value]) => `${key}=${toText(value)}`);
  const frames = stack.split('\n').filter(Boolean);
  return [
    `${indent}${type}: ${[message, ...grey(pairs.join(' '))].join(' ')}`,
    ...frames.map((frame) => styleText('gray', `${indent}  ${frame.trim()}`)),
    ...(cause ? [`${indent}because of`, ...formatError(cause, `${indent}  `)] : []),
  ];
}

function grey(text: string): string[] {
  return text ? [styleText('gray', text)] : [];
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

// The limit: Fastify that sends cached bytes and cached headers and does nothing else. Started by a bench with its pages in
// a file: `limit-server.ts PAGES.json PORT`.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

export type LimitPage = { path: string; headers: Record<string, string>; base64: string };

const [, , pagesFile = '', port] = process.argv;
const pages = JSON.parse(readFileSync(pagesFile, 'utf8')) as LimitPage[];
const app = Fastify();
for (const { path, headers, base64 } of pages) {
  const body = Buffer.from(base64, 'base64');
  app.get(path, (_request, reply) => reply.headers(headers).send(body));
}
await app.listen({ host: '127.0.0.1', port: Number(port) });

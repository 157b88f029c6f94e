import FastifyVite from '@fastify/vite';
import Fastify from 'fastify';
import * as shop from './shared/shop-data.mjs';

const server = Fastify();
server.decorate('shop', { ...shop });
await server.register(FastifyVite, { root: import.meta.dirname, dev: false, renderer: '@fastify/react' });
await server.vite.ready();
await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });

// Express without compression and without an access log: quicker than `react-router-serve`.
import { createRequestHandler } from '@react-router/express';
import express from 'express';
import * as build from './build/server/index.js';

const app = express();
app.disable('x-powered-by');
app.use(express.static('build/client', { immutable: true, maxAge: '1y' }));
app.all('*splat', createRequestHandler({ build }));
app.listen(Number(process.env.PORT), '127.0.0.1');

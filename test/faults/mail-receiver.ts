// A mail server that takes everything and remembers the Message-IDs.
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

type MailReceiver = AsyncDisposable & { url: string; messageIds: string[] };

export async function startMailReceiver(): Promise<MailReceiver> {
  const messageIds: string[] = [];
  const server = createServer((socket) => {
    let message: string | null = null;
    let rest = '';
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (message === null) {
          const isData = line === 'DATA';
          if (isData) message = '';
          socket.write(isData ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
        } else if (line === '.') {
          messageIds.push(/^Message-ID:\s+<([^@]+)@/im.exec(message)?.[1] ?? '');
          message = null;
          socket.write('250 taken\r\n');
        } else {
          message += `${line}\r\n`;
        }
      }
    });
    socket.write('220 ready\r\n');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, messageIds, [Symbol.asyncDispose]: async () => void server.close() };
}

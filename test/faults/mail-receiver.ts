// A mail server that takes everything and notes the Message-IDs, unless it is told to be slow, to refuse or to hang.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What the server answers next: the greeting, the end of a message, or a command by its first word. */
export type MailStep = 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'message' | 'QUIT';

/** Waited for before each answer; a text is the answer. */
export type MailManners = (step: MailStep, line: string) => Promise<string | undefined>;

export type MailReceiver = AsyncDisposable & {
  url: string;
  /** The ids of the messages that were taken, in order. */
  messageIds: string[];
  /** How often somebody has connected. */
  readonly connections: number;
  /** How many of them are still connected. */
  readonly open: number;
  behave(manners: MailManners): void;
};

const answers: Partial<Record<MailStep, string>> = {
  greeting: '220 ready',
  DATA: '354 go on',
  message: '250 taken',
  QUIT: '221 bye',
};

export async function startMailReceiver(): Promise<MailReceiver> {
  const messageIds: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  let manners: MailManners = async () => undefined;

  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    let message: string | null = null;
    let rest = '';
    let answered = Promise.resolve();
    const answer = (step: MailStep, line: string, onTaken?: () => void) => {
      answered = answered.then(async () => {
        const reply = (await manners(step, line)) ?? answers[step] ?? '250 ok';
        if (/^[23]/.test(reply)) onTaken?.();
        if (!socket.destroyed) socket.write(`${reply}\r\n`);
      });
    };
    socket.on('data', (chunk) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (message === null) {
          if (line === 'DATA') message = '';
          answer(line.split(' ')[0] as MailStep, line);
        } else if (line === '.') {
          const [, id = ''] = /^Message-ID:\s+<([^@]+)@/im.exec(message) ?? [];
          message = null;
          answer('message', id, () => messageIds.push(id));
        } else {
          message += `${line}\r\n`;
        }
      }
    });
    answer('greeting', '');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messageIds,
    get connections() {
      return connections;
    },
    get open() {
      return sockets.size;
    },
    behave(wanted) {
      manners = wanted;
    },
    async [Symbol.asyncDispose]() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** An answer that never comes. */
export const never = (): Promise<undefined> => new Promise(() => undefined);

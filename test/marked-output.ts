// What a process that does one thing after the other writes, divided by marks: each ends what belongs to one of them.

/** Written to both streams of the process. */
export const endMark = (exitCode: number | string) => `\0${exitCode}\0`;
const endMarkPattern = /\0(\w+)\0/;

export function collect(stream: NodeJS.ReadableStream) {
  let text = '';
  let notice = () => {};
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    notice();
  });
  return {
    /** The exit code that the mark names. */
    async untilMark(): Promise<string> {
      for (;;) {
        const [, exitCode] = endMarkPattern.exec(text) ?? [];
        if (exitCode) return exitCode;
        await new Promise<void>((resolve) => {
          notice = resolve;
        });
      }
    },
    /** All that was written since. */
    take(): string {
      const taken = text.replace(endMarkPattern, '');
      text = '';
      return taken;
    },
  };
}

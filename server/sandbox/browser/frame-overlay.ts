// A frame over the whole shop page, for a question of a bank or a wallet.

type Overlay<Message> = {
  sandboxOrigin: string;
  src: string;
  name: string;
  title: string;
  onMessage(message: Message): void;
};

export function openOverlay<Message>({ sandboxOrigin, src, name, title, onMessage }: Overlay<Message>) {
  const overlay = document.createElement('div');
  const frame = document.createElement('iframe');
  const focusedBefore = document.activeElement;
  const { overflow } = document.documentElement.style;
  frame.name = `${name}${Math.floor(Math.random() * 10_000)}`;
  frame.title = title;
  frame.src = src;
  frame.setAttribute('allow', 'payment *; publickey-credentials-get *');
  Object.assign(overlay.style, { position: 'fixed', inset: '0', zIndex: '2147483647' });
  Object.assign(frame.style, {
    display: 'block',
    width: '100%',
    height: '100%',
    border: '0',
    background: 'transparent',
    colorScheme: 'light only',
  });
  overlay.append(frame);
  // While it is open, nothing behind it can be reached by keyboard or screen reader.
  const behind = [...document.body.children].filter(
    (child) => child instanceof HTMLElement && !child.inert,
  ) as HTMLElement[];
  for (const child of behind) child.inert = true;
  document.documentElement.style.overflow = 'hidden';
  document.body.append(overlay);

  const hear = ({ source, origin, data }: MessageEvent<Message>) => {
    if (source === frame.contentWindow && origin === sandboxOrigin) onMessage(data);
  };
  window.addEventListener('message', hear);
  return {
    focus: () => frame.focus(),
    close() {
      if (!overlay.isConnected) return;
      window.removeEventListener('message', hear);
      overlay.remove();
      for (const child of behind) child.inert = false;
      document.documentElement.style.overflow = overflow;
      if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
    },
  };
}

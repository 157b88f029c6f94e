// Keys that are pressed while what they are for is still being opened: none of them acts on the page meanwhile, and what
// they type is kept for the field that comes.

let typed = '';
let stop: (() => void) | null = null;
let isForSearch = false;

/** Holds keys until `takeHeldKeys`, or until Escape says that it is no longer wanted. */
export function holdKeys(onEscape?: () => void): void {
  takeHeldKeys();
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (isTyping(event.target)) return;
    if (key === 'Escape') {
      takeHeldKeys();
      onEscape?.();
    } else if (isCharacter(event)) typed += key;
    else if (key === 'Backspace') typed = typed.slice(0, -1);
    // It would press the button that opened it once more.
    else if (key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('keydown', onKeyDown, { capture: true });
  stop = () => removeEventListener('keydown', onKeyDown, { capture: true });
}

/** The shell, whose search it is, is not there yet, and opens it when it comes. */
export function holdKeysForSearch(): void {
  holdKeys();
  isForSearch = true;
}

export function areKeysForSearch(): boolean {
  return isForSearch;
}

/** What they have typed. */
export function takeHeldKeys(): string {
  stop?.();
  stop = null;
  isForSearch = false;
  const taken = typed;
  typed = '';
  return taken;
}

/** Many layouts type letters like ł with AltGr, which is Ctrl and Alt on Windows, and Alt on a Mac. */
function isCharacter({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  if (key.length !== 1 || metaKey) return false;
  return altKey ? key > '~' : !ctrlKey;
}

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isText = target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);
  return (
    isText || target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

// What a navigation says when it takes long: a line at the top, a word for those who listen, and what else its caller
// does then. One at a time: the next one takes the place of the last.
import styles from '#src/ui/visually-hidden.module.css';
import { markBusy, SLOW_AFTER_MS } from './slow-navigation.ts';

export function createProgress(text: string) {
  // A region that is there before its text is announced by every screen reader.
  const status = document.body.appendChild(document.createElement('p'));
  status.setAttribute('role', 'status');
  status.className = styles.hidden ?? '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    begin(whenSlow: () => void = () => undefined): void {
      clearTimeout(timer);
      timer = setTimeout(() => {
        whenSlow();
        markBusy(true);
        status.textContent = text;
      }, SLOW_AFTER_MS);
    },
    end(): void {
      clearTimeout(timer);
      markBusy(false);
      status.textContent = '';
    },
  };
}

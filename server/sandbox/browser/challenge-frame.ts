// The 3-D Secure page inside its frame: the form is sent without navigating, then the shop's page is told to fetch the
// result.
import { type FromChallenge, readMeta } from './sandbox-protocol.ts';

const shopOrigin = readMeta('shop-origin');
const tellShop = (message: FromChallenge): void => window.parent.postMessage(message, shopOrigin);

function startChallenge(form: HTMLFormElement): void {
  const buttons = [...form.querySelectorAll('button')];
  const letPress = (isAllowed: boolean) => {
    for (const button of buttons) button.disabled = !isAllowed;
  };
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const fields = new FormData(form, event.submitter);
    letPress(false);
    const problem = document.querySelector<HTMLElement>('.bank-problem');
    if (problem) problem.hidden = true;
    try {
      const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
      const response = await fetch(form.action, { method: 'POST', body, credentials: 'omit' });
      await response.text();
      if (!response.ok) throw new Error(String(response.status));
      tellShop({ kind: 'challenge-done' });
    } catch {
      if (problem) problem.hidden = false;
      letPress(true);
      buttons[0]?.focus();
    }
  });
  letPress(true);
  // The overlay focuses the frame; inside, the focus moves to the dialog.
  window.addEventListener('focus', () => {
    if (document.activeElement === document.body) document.getElementById('title')?.focus();
  });
  document.getElementById('title')?.focus();
  tellShop({ kind: 'challenge-loaded' });
}

const form = document.querySelector('form');
if (form) startChallenge(form);

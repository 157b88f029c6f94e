// The sheet of a wallet inside its frame: reports what the shopper has chosen, then waits to be removed.
import { readMeta } from '../browser/sandbox-protocol.ts';
import type { FromSheet } from './wallet-protocol.ts';

const shopOrigin = readMeta('shop-origin');
const tellShop = (message: FromSheet): void => window.parent.postMessage(message, shopOrigin);

function startSheet(form: HTMLFormElement): void {
  const cancel = () => tellShop({ kind: 'sheet-cancelled' });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const token = new FormData(form).get('token');
    for (const control of form.querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, input')) {
      control.disabled = true;
    }
    form.querySelector('.sheet-progress')?.removeAttribute('hidden');
    tellShop({ kind: 'sheet-authorised', token: String(token) });
  });
  form.querySelector('[value="cancel"]')?.addEventListener('click', cancel);
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !form.querySelector('button')?.disabled) cancel();
  });
  window.addEventListener('focus', () => {
    if (document.activeElement === document.body) document.getElementById('title')?.focus();
  });
  document.getElementById('title')?.focus();
  tellShop({ kind: 'sheet-loaded' });
}

const form = document.querySelector('form');
if (form) startSheet(form);

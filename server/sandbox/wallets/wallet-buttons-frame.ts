// The buttons of the wallets inside their frame.

import { readMeta } from '../browser/sandbox-protocol.ts';
import { isWalletName } from '../methods/wallet-tokens.ts';
import type { FromButtons } from './wallet-protocol.ts';

const shopOrigin = readMeta('shop-origin');
const tellShop = (message: FromButtons): void => window.parent.postMessage(message, shopOrigin);

const list = document.querySelector<HTMLElement>('.wallet-buttons');
if (list) {
  const asked = new URLSearchParams(location.search);
  list.style.setProperty('--button-height', `${Number(asked.get('height'))}px`);
  list.style.setProperty('--button-radius', asked.get('radius'));
  list.addEventListener('click', ({ target }) => {
    const wallet = target instanceof Element && target.closest('button')?.value;
    if (wallet && isWalletName(wallet)) tellShop({ kind: 'pressed', wallet });
  });
  tellShop({ kind: 'height', pixels: Math.ceil(list.getBoundingClientRect().height) });
}

// The DOM of one Element, named and shaped as Stripe's: a wrapper, the frame, and an input that forwards the focus.

const FIRST_HEIGHT = '19.2px';

let framesOpened = Math.floor(Math.random() * 9000);

/** Builds the content of the shop's container without attaching it. */
export function buildElementFrame(src: string, title: string) {
  const wrapper = document.createElement('div');
  const frame = document.createElement('iframe');
  const focusTarget = document.createElement('input');
  wrapper.className = '__PrivateStripeElement';
  Object.assign(wrapper.style, {
    margin: '0',
    padding: '0',
    border: '0',
    display: 'block',
    position: 'relative',
    background: 'transparent',
  });
  framesOpened += 1;
  frame.name = `__privateStripeFrame${framesOpened}`;
  frame.title = title;
  frame.src = src;
  frame.setAttribute('allow', 'payment *');
  frame.setAttribute('scrolling', 'no');
  frame.setAttribute('role', 'presentation');
  // Chromium paints a white canvas under a frame whose colour scheme differs from its document's.
  Object.assign(frame.style, {
    display: 'block',
    width: '1px',
    minWidth: '100%',
    height: FIRST_HEIGHT,
    margin: '0',
    padding: '0',
    border: '0',
    overflow: 'hidden',
    background: 'transparent',
    colorScheme: 'light only',
  });
  focusTarget.className = '__PrivateStripeElement-input';
  focusTarget.tabIndex = -1;
  focusTarget.autocomplete = 'off';
  focusTarget.setAttribute('aria-hidden', 'true');
  Object.assign(focusTarget.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '1px',
    margin: '0',
    padding: '0',
    border: '0',
    opacity: '0',
    pointerEvents: 'none',
    background: 'transparent',
  });
  wrapper.append(frame, focusTarget);
  return { wrapper, frame, focusTarget };
}

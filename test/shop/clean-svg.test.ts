import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanSvg, drawingOf } from '#server/shop/clean-svg.ts';

const clean = (svg: string) => {
  const cleaned = cleanSvg(svg);
  return cleaned.ok ? cleaned.value : cleaned.error.message;
};

test('what a drawing program adds is taken away, and the drawing stays', () => {
  const exported = `<?xml version="1.0"?><!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg" width="20px" height="10px"
    fill="none" onload="alert(1)"><title>Logo</title><metadata>x</metadata><script>alert(1)</script>
    <path d="M0 0h20" stroke="#123456" onclick="alert(1)"/></svg>`;
  assert.is(
    clean(exported),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><g fill="none"><path d="M0 0h20" stroke="#123456"/></g></svg>',
  );
});

test('a view that begins elsewhere is moved to 0 0', () => {
  assert.match(
    clean('<svg viewBox="-5 -5 10 10"><circle r="5"/></svg>'),
    'viewBox="0 0 10 10"><g transform="translate(5 5)">',
  );
});

test('what would look different is refused, with what to do about it', () => {
  const drawn = (content: string) => clean(`<svg viewBox="0 0 8 8">${content}<path d="M0 0h8"/></svg>`);
  assert.match(drawn('<style>.a{fill:red}</style>'), /presentation attributes/);
  assert.match(drawn('<g style="fill:red"></g>'), /presentation attributes/);
  assert.match(drawn('<text>Tea</text>'), 'turn them into paths');
  assert.match(drawn('<image href="a.png"/>'), 'only shapes');
  assert.is(clean('<svg viewBox="0 0 8 8"></svg>'), 'draws nothing');
  assert.is(clean('<svg><path d="M0 0"/></svg>'), 'says no size: give it a viewBox');
  assert.is(clean('hello'), 'is no SVG document');
});

test('two drawings on a page do not take each other’s gradients', () => {
  const svg = clean(
    '<svg viewBox="0 0 8 8"><defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0h8"/><use href="#a"/></svg>',
  );
  const { body } = drawingOf(svg, 'wordmark');
  assert.match(body, 'id="wordmark-a"');
  assert.match(body, 'fill="url(#wordmark-a)"');
  assert.match(body, 'href="#wordmark-a"');
});

test.run();

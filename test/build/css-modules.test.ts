import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileCssModule } from '#build/css-modules.ts';

/** The sheet on one line: how it is indented is nobody's business. */
const compile = (source: string) => {
  const { css, names } = compileCssModule('/shop/src/ui/card.module.css', source);
  return { css: css.replace(/\s+/g, ' ').trim(), names };
};

test('classes are named after their file', () => {
  const { css, names } = compile('.title { color: red }\n.title:hover > .icon-big { margin: 0.5em }');
  assert.equal(names, { title: 'card_title', 'icon-big': 'card_icon-big' });
  assert.is(css, '.card_title { color: red; } .card_title:hover > .card_icon-big { margin: .5em; }');
});

test('comments, strings and addresses are not taken for classes', () => {
  const { css, names } = compile('/* .a { } */ .b { content: ".c {"; src: url(./x.woff2) }');
  assert.equal(names, { b: 'card_b' });
  assert.is(css, '.card_b { content: ".c {"; src: url("./x.woff2"); }');
});

test('nested rules and media queries are renamed too', () => {
  const { css } = compile('@media (width > 1.5rem) { .a { &.b { color: red; .c & { top: 0 } } } }');
  assert.is(css, '@media (width > 1.5rem) { .card_a { &.card_b { color: red; .card_c & { top: 0; } } } }');
});

test('a global class keeps its name', () => {
  const { css, names } = compile(':global(.dark) .a, :global(.no-js:not(.x)) .a { color: red }');
  assert.is(css, '.dark .card_a, .no-js:not(.x) .card_a { color: red; }');
  assert.equal(names, { a: 'card_a' });
});

test('animations are renamed, areas and containers are not', () => {
  const { css } = compile(
    '.a { animation: turn 1s; grid-area: what; container-name: box } @keyframes turn { to { rotate: 1turn } }',
  );
  assert.is(
    css,
    '.card_a { grid-area: what; animation: 1s card_turn; container-name: box; } @keyframes card_turn { to { rotate: 1turn; } }',
  );
});

test('names come in the same order each time', () => {
  const { names } = compile('.c { top: 0 } .a { top: 0 } .b { top: 0 }');
  assert.equal(Object.keys(names), ['a', 'b', 'c']);
});

test('a composed class brings the classes that it is made of', () => {
  const { css, names } = compile('.a { top: 0 } .b { composes: a; left: 0 } .c { composes: b; }');
  assert.equal(names, { a: 'card_a', b: 'card_b card_a', c: 'card_c card_b card_a' });
  assert.not.match(css, 'composes');
});

test('composing from what is not in the file is an error', () => {
  assert.throws(() => compile(".a { composes: x from './other.module.css' }"), /names x/);
  assert.throws(() => compile('.a { composes: a }'), /names a/);
});

test('a sheet that cannot be read is named with its line', () => {
  assert.throws(() => compile('.a { top: 0 }\n.b { color: }}'), /card\.module\.css:2:/);
});

test.run();

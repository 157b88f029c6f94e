import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { jpegOf, srcSetOf } from '#src/media/picture-sources.ts';
import { ProductImage } from '#src/ui/pictures/product-image.tsx';
import { aPicture } from '../render-app.tsx';

const url = '/media/0a1b2c3d4e5f6a7b8c9d';

test('a picture is offered in every width up to the widest that its place can use', () => {
  assert.is(
    srcSetOf({ url, width: 1920 }, 'avif', 640),
    [160, 240, 320, 400, 480, 640].map((width) => `${url}-${width}.avif ${width}w`).join(),
  );
});

test('a small picture is offered up to the width that shows all of it, which is said as it is', () => {
  assert.is(srcSetOf({ url, width: 200 }, 'webp', 960), `${url}-160.webp 160w,${url}-240.webp 200w`);
  assert.is(
    srcSetOf({ url, width: 320 }, 'webp', 960),
    `${url}-160.webp 160w,${url}-240.webp 240w,${url}-320.webp 320w`,
  );
  assert.is(srcSetOf({ url, width: 90 }, 'webp', 960), `${url}-160.webp 90w`);
});

test('its JPEG is a file that there is', () => {
  assert.is(jpegOf({ url, width: 1920 }, 1200), `${url}-1200.jpg`);
  assert.is(jpegOf({ url, width: 8000 }, 1920), `${url}-1920.jpg`);
  assert.is(jpegOf({ url, width: 700 }, 1200), `${url}-960.jpg`);
});

test('formats stand in the order of preference, with sizes, dimensions and the ground while it loads', () => {
  const html = renderToStaticMarkup(<ProductImage image={aPicture()} title="Nocny ptak" sizes="5rem" widest={160} />);
  assert.match(html, /<rect[^>]*fill="#1c3590"/);
  assert.match(
    html,
    `<picture><source type="image/avif" srcSet="${url}-160.avif 160w" sizes="5rem"/>` +
      `<source type="image/webp" srcSet="${url}-160.webp 160w" sizes="5rem"/>`,
  );
  assert.match(html, new RegExp(`<img [^>]*src="${url}-160.jpg" alt="Czapla" width="1920" height="2560"`));
});

test('a picture loads when it comes near, one of the first screen at once and first', () => {
  const render = (isPriority: boolean) =>
    renderToStaticMarkup(
      <ProductImage image={aPicture()} title="" sizes="5rem" widest={160} isPriority={isPriority} isDecorative />,
    );
  assert.match(render(false), /<img [^>]*alt="" [^>]*decoding="async" loading="lazy"\/>/);
  assert.not.match(render(true), 'lazy');
  assert.match(render(true), /<img [^>]*fetchPriority="high"/);
});

test('without a picture cut paper is drawn, silently', () => {
  const html = renderToStaticMarkup(<ProductImage image={null} title="Nocny ptak" sizes="5rem" widest={160} />);
  assert.match(html, /<span [^>]*aria-hidden="true" data-initial="N"/);
  assert.not.match(html, '<img');
});

test.run();

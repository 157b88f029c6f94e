// What a card shows of a picture that fills it.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadSharp } from '#server/media/load-sharp.ts';
import { makeRendition } from '#server/media/make-rendition.ts';
import { type CardRatio, cropToCard, frameInCard, proposeCardRatio, WHOLE_PLACE } from '#src/media/card-crop.ts';
import { aDrawing } from './a-picture-file.ts';

const middle = { focusX: 50, focusY: 50 };

test('a wide picture is cut at its sides, a tall one above and below, and the frame’s own shape not at all', () => {
  assert.equal(cropToCard({ width: 1600, height: 1200 }, middle, 'portrait'), { width: 960, height: 1200, place: 2 });
  assert.equal(cropToCard({ width: 1080, height: 1920 }, middle, 'portrait'), { width: 1080, height: 1350, place: 2 });
  assert.is(cropToCard({ width: 1200, height: 1500 }, middle, 'portrait'), null);
});

test('what was cut out is shown whole, with air around it, whatever the frame', () => {
  const thing = { width: 400, height: 800, ...middle, isSeeThrough: true, isWhole: false };
  assert.equal(frameInCard(thing, 'square'), { width: 930, height: 930, place: WHOLE_PLACE });
  assert.equal(frameInCard({ ...thing, isSeeThrough: false }, 'square'), { width: 400, height: 400, place: 2 });
});

test('a drawing that somebody wants whole is never cut', () => {
  const drawing = { width: 400, height: 800, ...middle, isSeeThrough: false, isWhole: true };
  assert.equal(frameInCard(drawing, 'square'), { width: 930, height: 930, place: WHOLE_PLACE });
});

test('the frame that is proposed cuts the least away of the shop’s pictures', () => {
  assert.is(proposeCardRatio([]), 'portrait');
  assert.is(proposeCardRatio([0.75, 0.8, 1]), 'portrait');
  assert.is(proposeCardRatio([1, 1, 4 / 3, 0.8]), 'square');
  assert.is(proposeCardRatio([1.5, 1.33, 1.33]), 'landscape');
  assert.is(proposeCardRatio([0.66, 0.67, 0.56]), 'tall');
});

test('the focus stays in view, as near the middle as the edges let it be', () => {
  const placeOf = (focusX: number) =>
    cropToCard({ width: 1600, height: 1200 }, { focusX, focusY: 0 }, 'portrait')?.place;
  assert.equal([0, 30, 40, 50, 60, 70, 100].map(placeOf), [0, 0, 1, 2, 3, 4, 4]);
});

/** Red on its left half, blue on its right one, and taken on its side by the camera. */
async function aPhotoOnItsSide(): Promise<Buffer> {
  const sharp = await loadSharp();
  const half = { create: { width: 400, height: 600, channels: 3 as const, background: '#2443b8' } };
  const blue = await sharp(half).png().toBuffer();
  const upright = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c8371f' } })
    .composite([{ input: blue, left: 400, top: 0 }])
    .png()
    .toBuffer();
  return sharp(await sharp(upright).rotate(-90).png().toBuffer())
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
}

test('the server cuts what the camera turned, and draws vectors, at the place that is asked for', async () => {
  const sharp = await loadSharp();
  const directory = await mkdtemp(join(tmpdir(), 'kasa-crop-'));
  const [original, target] = [join(directory, 'original'), join(directory, 'target')];
  const make = async (bytes: Buffer, width: number, place: number, frame: CardRatio = 'portrait') => {
    await writeFile(original, bytes);
    await makeRendition({ original, target, width, format: 'webp', crop: { frame, place } });
    const { data, info } = await sharp(await readFile(target))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = info.channels * Math.floor(info.width * (Math.floor(info.height / 2) + 0.25));
    return { size: [info.width, info.height], isRed: (data[at] ?? 0) > 150 };
  };
  try {
    const photo = await aPhotoOnItsSide();
    assert.equal(await make(photo, 240, 0), { size: [240, 300], isRed: true });
    assert.equal(await make(photo, 240, 4), { size: [240, 300], isRed: false });
    // Not enlarged: the piece is 480 pixels wide.
    assert.equal((await make(photo, 480, 0)).size, [480, 600]);
    assert.equal((await make(aDrawing('width="30" height="10"'), 240, 2)).size, [240, 300]);
    assert.equal((await make(photo, 240, 2, 'square')).size, [240, 240]);
    assert.equal((await make(photo, 240, 2, 'landscape')).size, [240, 180]);
    assert.equal((await make(photo, 240, 2, 'tall')).size, [240, 360]);
    // A thing that was cut out stands whole in the frame.
    assert.equal((await make(aDrawing('width="30" height="10"'), 240, WHOLE_PLACE, 'square')).size, [240, 240]);
  } finally {
    await rm(directory, { recursive: true });
  }
});

test.run();

import { crc32, deflateSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadSharp } from '#server/media/load-sharp.ts';
import { measurePicture } from '#server/media/measure-picture.ts';
import { aDrawing, aPictureFile } from './a-picture-file.ts';

const measure = async (bytes: Buffer) => {
  const measured = await measurePicture(bytes);
  return measured.ok ? measured.value : measured.error.kind;
};

for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
  test(`${format} is known by its content`, async () => {
    const measured = await measurePicture(await aPictureFile({ format, colour: '#ffffff' }));
    assert.equal(measured, {
      ok: true,
      value: { width: 300, height: 400, groundColor: '#ffffff', isSeeThrough: false, focus },
    });
  });
}

/** The middle: nothing strikes there more than elsewhere. */
const focus = { x: 50, y: 50 };

test('a drawing in vectors is as large as the largest rendition', async () => {
  assert.equal(await measure(aDrawing()), {
    width: 1920,
    height: 2560,
    groundColor: '#2443b8',
    isSeeThrough: false,
    focus,
  });
  assert.equal(await measure(aDrawing('width="30" height="10"')), {
    width: 1920,
    height: 640,
    groundColor: '#2443b8',
    isSeeThrough: false,
    focus,
  });
});

test('the ground is the colour of most pixels, not the mean of all', async () => {
  const sharp = await loadSharp();
  const spot = await aPictureFile({ width: 100, height: 100, colour: '#ffffff' });
  const picture = await sharp(await aPictureFile({ colour: '#c8371f' }))
    .composite([{ input: spot, left: 10, top: 10 }])
    .png()
    .toBuffer();
  assert.equal(await measure(picture), {
    width: 300,
    height: 400,
    groundColor: '#c8371f',
    isSeeThrough: false,
    focus: { x: 20, y: 15 },
  });
});

test('what is transparent counts as white paper', async () => {
  const sharp = await loadSharp();
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const picture = await sharp({ create: { width: 20, height: 20, channels: 4, background: clear } })
    .png()
    .toBuffer();
  assert.equal(await measure(picture), { width: 20, height: 20, groundColor: '#ffffff', isSeeThrough: true, focus });
});

test('a photograph that was taken on its side is measured upright', async () => {
  const sharp = await loadSharp();
  const picture = await sharp(await aPictureFile({ colour: '#ffffff' }))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  assert.equal(await measure(picture), { width: 400, height: 300, groundColor: '#ffffff', isSeeThrough: false, focus });
});

test('what is no picture is refused', async () => {
  assert.is(await measure(Buffer.from('<!doctype html><title>404</title>')), 'NotAPicture');
  assert.is(await measure(Buffer.alloc(0)), 'NotAPicture');
  const half = await aPictureFile({ format: 'jpeg' });
  assert.is(await measure(half.subarray(0, half.length / 2)), 'BrokenPicture');
  // The file is as an iPhone keeps them.
  assert.is(await measure(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')), 'HeicPicture');
});

test('of an animation an import takes the first frame, and staff is asked for another photo', async () => {
  const sharp = await loadSharp();
  const frames = await Promise.all(['#c8371f', '#2443b8'].map((colour) => aPictureFile({ colour })));
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  assert.is((await measurePicture(moving)).ok, true);
  assert.equal(await measurePicture(moving, 'photos'), { ok: false, error: { kind: 'AnimatedPicture' } });
});

test('formats outside the list are refused, although the library reads them', async () => {
  const sharp = await loadSharp();
  const tiff = await sharp(await aPictureFile())
    .tiff()
    .toBuffer();
  assert.is(await measure(tiff), 'NotAPicture');
  assert.is(await measure(Buffer.from('%PDF-1.4\n%%EOF')), 'NotAPicture');
});

test('a small file that unpacks to a huge picture is refused before it is unpacked', async () => {
  assert.is(await measure(aPngHeader(60_000, 60_000)), 'TooManyPixels');
  assert.is(await measure(aDrawing('width="90000" height="90000"')), 'TooManyPixels');
  assert.is(await measure(aDrawing('width="1" height="90000"')), 'TooManyPixels');
});

/** A PNG that says how large it is and holds next to nothing. */
function aPngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(100)))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

test('what draws the eye is proposed as the focus, in percent of the upright picture', async () => {
  const sharp = await loadSharp();
  const dot = Buffer.from('<svg width="120" height="120"><circle cx="60" cy="60" r="55" fill="#d5321e"/></svg>');
  const upright = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#c9c6c0' } })
    .composite([{ input: dot, left: 960, top: 540 }])
    .png()
    .toBuffer();
  const onItsSide = await sharp(await sharp(upright).rotate(-90).toBuffer())
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  for (const bytes of [upright, onItsSide]) {
    const measured = await measurePicture(bytes);
    assert.ok(measured.ok);
    const { x, y } = measured.value.focus;
    assert.ok(x > 80 && x < 90 && y > 70 && y < 80, `${x} ${y}`);
  }
});

test.run();

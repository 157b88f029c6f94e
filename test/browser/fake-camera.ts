// A camera for a Chromium that has none and reads no barcodes: it sees what the test holds in front of it.
import type { Page } from 'playwright-core';

/** Called before the page's first address. `lacking`: the browser reads no barcodes, or the person allows no camera. */
export async function fakeCamera(page: Page, lacking?: 'detector' | 'permission'): Promise<void> {
  await page.context().addInitScript((lacking) => {
    const held: string[] = [];
    let passedMs = 0;
    addEventListener('code-held', (event) => {
      if (!(event instanceof CustomEvent)) return;
      held.splice(0, held.length, ...event.detail.codes);
      passedMs += event.detail.afterMs;
    });
    const now = performance.now.bind(performance);
    performance.now = () => now() + passedMs;
    class BarcodeDetector {
      detect = async () => held.map((rawValue) => ({ rawValue }));
    }
    const getUserMedia = async () => {
      if (lacking === 'permission') throw new DOMException('Permission denied', 'NotAllowedError');
      const canvas = document.createElement('canvas');
      const stream = canvas.captureStream(5);
      setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, Math.random(), 1), 50);
      return stream;
    };
    Object.assign(window, { BarcodeDetector: lacking === 'detector' ? undefined : BarcodeDetector });
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
  }, lacking);
}

/** Holds these codes, or nothing, in front of the camera, in place of what was there some time ago. */
export const holdCodes = (page: Page, codes: string[], { afterMs = 0 } = {}) =>
  page.evaluate((detail) => void dispatchEvent(new CustomEvent('code-held', { detail })), { codes, afterMs });

/** Whether the page that is shown may use a camera at all. */
export const mayFilm = (page: Page) =>
  page.evaluate(() =>
    // The types of browsers do not know Chromium’s policy of features.
    (document as unknown as { featurePolicy: { allowsFeature(name: string): boolean } }).featurePolicy.allowsFeature(
      'camera',
    ),
  );

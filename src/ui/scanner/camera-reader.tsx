// The phone's camera as a scanner, where the browser can read barcodes.
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { Notice } from '../notice.tsx';
import layout from '../office/sheets/office-layout.module.css';
import styles from './scanner.module.css';

type Detector = { detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]> };
type DetectorClass = new (options?: { formats: readonly string[] }) => Detector;

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'itf', 'qr_code', 'data_matrix'];
const LOOK_EVERY_MS = 120;
/** How long a code is out of sight before it is another product of the same kind. */
const GONE_AFTER_MS = 1_000;

export function CameraReader({ onCode }: { onCode(code: string): void }) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<MessageKey | null>(null);
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    const camera = startCamera((code) => latest.current(code), setProblem, video.current);
    return () => camera.stop();
  }, []);
  if (problem) return <Notice kind="error">{t(problem)}</Notice>;
  return (
    <>
      {/* The video has no sound: it shows what the camera sees. */}
      <video ref={video} className={styles.video} muted playsInline aria-label={t('scan.cameraAim')} />
      <p className={layout.aside}>{t('scan.cameraAim')}</p>
    </>
  );
}

function startCamera(
  onCode: (code: string) => void,
  onProblem: (problem: MessageKey) => void,
  video: HTMLVideoElement | null,
): { stop(): void } {
  let stream: MediaStream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const seenAt = new Map<string, number>();
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass };

  const look = async (detector: Detector) => {
    const found = video && video.readyState >= video.HAVE_CURRENT_DATA ? await detector.detect(video) : [];
    if (isStopped) return;
    const now = performance.now();
    for (const { rawValue } of found) {
      const isNew = now - (seenAt.get(rawValue) ?? Number.NEGATIVE_INFINITY) > GONE_AFTER_MS;
      seenAt.set(rawValue, now);
      if (isNew) onCode(rawValue);
    }
    timer = setTimeout(() => look(detector).catch(() => undefined), LOOK_EVERY_MS);
  };

  const start = async () => {
    if (!BarcodeDetector || !navigator.mediaDevices || !video) return onProblem('scan.cameraUnknown');
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    } catch {
      return onProblem('scan.cameraDenied');
    }
    if (isStopped) return stop();
    video.srcObject = stream;
    await video.play();
    await look(new BarcodeDetector({ formats: FORMATS }));
  };

  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  start().catch(() => onProblem('scan.cameraUnknown'));
  return { stop };
}

import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { useT } from '../../app-instance.tsx';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import controls from '../office/sheets/controls.module.css';
import styles from './scanner.module.css';
import { useCodeReader } from './use-code-reader.ts';

const CameraReader = lazy(async () => ({ default: (await import('./camera-reader.tsx')).CameraReader }));

type ScanBarProps = {
  onCode(code: string): void;
  /** What can be typed, where that is more than a code. */
  label?: string;
};

/** Codes from a scanner, from the camera, or typed. */
export function ScanBar({ onCode, label }: ScanBarProps) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const [isCameraOn, setIsCameraOn] = useState(false);
  useCodeReader(field);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { current } = field;
    const code = current?.value.trim();
    if (!current || !code) return;
    current.value = '';
    onCode(code);
  };
  // A scanner needs no keyboard on the screen; anyone who touches the field does.
  const showKeyboard = () => field.current?.setAttribute('inputmode', 'text');
  return (
    <>
      <form className={styles.bar} onSubmit={submit}>
        <input
          ref={field}
          className={classNames(controls.control, styles.code)}
          type="text"
          inputMode="none"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
          aria-label={label ?? t('scan.code')}
          placeholder={t('scan.codeHint')}
          onPointerDown={showKeyboard}
        />
        <Button aria-pressed={isCameraOn} onClick={() => setIsCameraOn(!isCameraOn)}>
          {t(isCameraOn ? 'scan.cameraOff' : 'scan.camera')}
        </Button>
      </form>
      <Suspense>{isCameraOn ? <CameraReader onCode={onCode} /> : null}</Suspense>
    </>
  );
}

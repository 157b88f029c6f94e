import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { useT } from '../../app-instance.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import controls from '../../ui/office/sheets/controls.module.css';
import styles from './pack-page.module.css';
import { useCodeReader } from './use-code-reader.ts';

const CameraReader = lazy(async () => ({ default: (await import('./camera-reader.tsx')).CameraReader }));

/** Codes from a scanner, from the camera, or typed. */
export function ScanBar({ onCode }: { onCode(code: string): void }) {
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
          aria-label={t('pack.code')}
          placeholder={t('pack.codeHint')}
          onPointerDown={showKeyboard}
        />
        <Button aria-pressed={isCameraOn} onClick={() => setIsCameraOn(!isCameraOn)}>
          {t(isCameraOn ? 'pack.cameraOff' : 'pack.camera')}
        </Button>
      </form>
      <Suspense>{isCameraOn ? <CameraReader onCode={onCode} /> : null}</Suspense>
    </>
  );
}

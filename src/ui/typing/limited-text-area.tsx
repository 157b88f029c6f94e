// A text with a limit that is said. Everything is let in: a browser's own limit cuts off what is pasted, without a word.
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useT } from '../../app-instance.tsx';
import { TextAreaField } from '../fields/text-area-field.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** The length is shown from this part of the limit on. */
const NEAR = 0.8;

type LimitedTextAreaProps = Omit<ComponentProps<typeof TextAreaField>, 'maxLength' | 'ref'> & { limit: number };

export function LimitedTextArea({ limit, hint, error, onChange, ...props }: LimitedTextAreaProps) {
  const t = useT();
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(String(props.defaultValue ?? ''));
  const { length } = String(props.value ?? typed);
  const tooLong = length > limit ? t('office.tooLong', { limit, length }) : null;
  // The form is not sent meanwhile.
  useEffect(() => field.current?.setCustomValidity(tooLong ?? ''), [tooLong]);
  useEffect(() => {
    const { form } = field.current as HTMLTextAreaElement;
    const onReset = () => setTyped(field.current?.defaultValue ?? '');
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, []);
  return (
    <>
      <TextAreaField
        {...props}
        ref={field}
        hint={length > limit * NEAR && !tooLong ? t('office.lengthLeft', { limit, length }) : hint}
        error={tooLong ?? error}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
      />
      <VisuallyHidden>
        <span role="status">{tooLong}</span>
      </VisuallyHidden>
    </>
  );
}

// A day and a time of it, by the clocks of the company's country: every moment that is typed in the office. A time that those
// clocks skip in its night, or show twice, is said at once.
import { useEffect, useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { nameOfZone } from '../../../dates/name-of-zone.ts';
import type { FieldTexts } from '../../fields/field-text.tsx';
import { TextField } from '../../fields/text-field.tsx';

type MomentFieldsProps = {
  /** The moment as YYYY-MM-DD and HH:MM; empty: none is chosen. */
  day: string;
  time: string;
  dayTexts: FieldTexts;
  timeLabel: string;
  /** What is wrong with the time alone, as that it is missing. */
  timeError?: string | null;
  /** The first day that can be chosen. */
  min?: string;
  onChange(to: { day?: string; time?: string }): void;
  onLeave?(): void;
};

export function MomentFields({ day, time, dayTexts, timeLabel, timeError, min, onChange, onLeave }: MomentFieldsProps) {
  const { locale, shop } = useApp();
  const clockChange = useClockChange(day && time && `${day}T${time}`);
  return (
    <>
      <TextField
        {...dayTexts}
        type="date"
        min={min}
        value={day}
        onChange={({ target }) => onChange({ day: target.value })}
        onBlur={onLeave}
      />
      <TextField
        label={timeLabel}
        hint={nameOfZone(shop.timeZone, locale)}
        type="time"
        error={clockChange ?? timeError ?? null}
        value={time}
        onChange={({ target }) => onChange({ time: target.value })}
        onBlur={onLeave}
      />
    </>
  );
}

/** Nothing is said of what was there before anybody typed. */
function useClockChange(text: string): string | null {
  const { locale, shop } = useApp();
  const [first] = useState(text);
  const [said, say] = useState({ of: '', text: null as string | null });
  useEffect(() => {
    if (text === '' || text === first) return;
    // The server says it too, where this part of the page is not to be had.
    import('./clock-change-text.ts')
      .then(({ clockChangeText }) => clockChangeText({ text, timeZone: shop.timeZone, locale }))
      .then((sentence) => say({ of: text, text: sentence }))
      .catch(() => undefined);
  }, [text, first, shop.timeZone, locale]);
  return said.of === text ? said.text : null;
}

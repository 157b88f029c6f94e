// A field for a drawing or a picture that the document holds itself: a logo, an icon. It is shown on both grounds as soon as
// it is chosen, and the server says whether it can be used.
import { useId, useState } from 'react';
import { svgAddress } from '../../../media/shrink-picture.ts';
import { takeLogo } from '../../../media/take-logo.ts';
import { useStaffMutation } from '../../../staff/office/use-staff-mutation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import controls from '../../../ui/office/sheets/controls.module.css';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { type ChosenColours, completePalette, type Palette } from '../../brand/brand-palette.ts';
import { drawingInTheme } from '../../brand/drawing-in-theme.ts';
import styles from '../settings.module.css';
import type { FieldOptions, SettingField, SettingInputProps, SettingPlace } from '../settings-screen.ts';

const DRAWING = 'image/svg+xml';
const PICTURES = `${DRAWING},image/png,image/jpeg,image/webp`;

/** `isDrawing`: SVG only, because it takes the colours of the theme; `isNeeded`: none cannot be saved. */
type PictureOptions = FieldOptions & { isDrawing?: boolean; isNeeded?: boolean };

/** None is stored as null. */
export function picture(path: string, label: SettingField['label'], given: PictureOptions = {}): SettingField<string> {
  const { isDrawing = false, isNeeded, ...shown } = given;
  return {
    ...{ path, label, ...shown },
    toTyped: (value) => String(value ?? ''),
    read(typed) {
      if (typed !== '') return { value: typed };
      return isNeeded ? { value: '', problem: 'settings.missing' } : { value: null };
    },
    say(typed, { t }) {
      if (typed === '') return t('identitySettings.noPicture');
      const type = typed.startsWith('data:image/png') ? 'PNG' : 'SVG';
      return t('identitySettings.pictureSize', { type, size: Math.ceil(typed.length / 1000) });
    },
    Input: (props) => <PictureInput {...props} isDrawing={isDrawing} />,
  };
}

function PictureInput({
  typed,
  place,
  label,
  hint,
  error,
  change,
  isDrawing,
}: SettingInputProps<string> & { isDrawing: boolean }) {
  const { t } = place;
  const id = useId();
  const { choose, unusable } = useChosenFile(isDrawing, change);
  return (
    <fieldset className={styles.group} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className={styles.rowsTitle}>{label}</legend>
      {hint ? (
        <p className={layout.aside} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {typed === '' ? null : (
        <div className={styles.grounds}>
          {palettesOf(place).map((palette) => (
            <OnGround key={palette.ground} picture={typed} palette={palette} />
          ))}
        </div>
      )}
      <div className={layout.row}>
        <label className={styles.file}>
          <input
            className={controls.overlay}
            type="file"
            accept={isDrawing ? DRAWING : PICTURES}
            aria-label={`${label}: ${t(typed === '' ? 'identitySettings.choose' : 'identitySettings.chooseOther')}`}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void choose(file).finally(() => (currentTarget.value = ''));
            }}
          />
          {t(typed === '' ? 'identitySettings.choose' : 'identitySettings.chooseOther')}
        </label>
        {typed === '' ? null : (
          <Button kind="quiet" size="small" onClick={() => change('')}>
            {t('settings.remove', { title: label })}
          </Button>
        )}
      </div>
      {unusable ? (
        <Notice kind="error">
          {t(isDrawing ? 'identitySettings.unusableDrawing' : 'identitySettings.unusable', { file: unusable })}
        </Notice>
      ) : null}
      {error ? <Notice kind="error">{error}</Notice> : null}
    </fieldset>
  );
}

/** `unusable`: the file that was chosen last and cannot be shown. */
function useChosenFile(isDrawing: boolean, change: (picture: string) => void) {
  const { run } = useStaffMutation('SetupProposeColours');
  const [unusable, setUnusable] = useState<string | null>(null);
  const take = async (logo: string) => {
    const isUsed = isDrawing || (await run({ logo }))?.proposeColours.refusal == null;
    if (isUsed) change(logo);
    return isUsed;
  };
  const choose = async (file: File) => {
    const isTaken = isDrawing ? file.type === DRAWING && (await take(await file.text())) : await takeLogo(file, take);
    setUnusable(isTaken ? null : file.name);
  };
  return { choose, unusable };
}

/** The palettes of the shop by day and by night. */
function palettesOf({ choices }: Pick<SettingPlace, 'choices'>): Palette[] {
  const { light, dark }: Record<'light' | 'dark', ChosenColours> = JSON.parse(choices.colours);
  return [light, dark].map(completePalette);
}

/** Drawn, because colours in attributes of style are not for pages of ours. */
function OnGround({ picture, palette }: { picture: string; palette: Palette }) {
  const address = picture.startsWith('data:') ? picture : svgAddress(drawingInTheme(picture, palette));
  return (
    <svg viewBox="0 0 144 72" aria-hidden="true">
      <rect width="144" height="72" fill={palette.ground} />
      <image href={address} x="8" y="8" width="128" height="56" />
    </svg>
  );
}

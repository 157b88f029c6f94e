// The picture of a block: one of the library, or a photo that is added to it here, with its words.
import { useRef, useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import type { BlockPicture } from '../../../shop/blocks/block-fields.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import controls from '../../../ui/office/sheets/controls.module.css';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { LibraryDialog } from '../pictures/library-dialog.tsx';
import { UploadList } from '../pictures/upload-list.tsx';
import { useUploads } from '../pictures/use-uploads.ts';
import type { BlockChoices } from './block-choices.ts';
import styles from './block-editor.module.css';
import { LocalisedField } from './localised-field.tsx';

type Props = {
  label: string;
  value: BlockPicture | null;
  choices: BlockChoices;
  onChange(value: BlockPicture | null): void;
};

const ALT = { kind: 'text', most: 500 } as const;

export function PictureField({ label, value, choices, onChange }: Props) {
  const { t } = useApp();
  const [isChoosing, setChoosing] = useState(false);
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  const choose = (picture: string) => {
    choices.learn({ picture });
    latest.current.onChange({ picture, alt: latest.current.value?.alt ?? {} });
  };
  const uploads = useUploads(({ key }) => choose(key));
  const isGone = value !== null && !choices.pictures.has(value.picture);
  return (
    <fieldset className={layout.stack}>
      <legend className={styles.legend}>{label}</legend>
      {isGone ? <p role="alert">{t('blocks.gonePicture')}</p> : null}
      {value && !isGone ? <img className={styles.picture} src={`/media/${value.picture}-480.webp`} alt="" /> : null}
      <UploadList {...uploads} />
      <div className={layout.row}>
        <Button size="small" onClick={() => setChoosing(true)}>
          {t('pictures.library')}
        </Button>
        <label className={classNames(controls.act, controls.file)}>
          <input
            type="file"
            accept="image/*"
            onChange={({ target }) => {
              uploads.add([...(target.files ?? [])].slice(0, 1));
              target.value = '';
            }}
          />
          {t('blocks.upload')}
        </label>
        {value ? (
          <Button size="small" onClick={() => onChange(null)}>
            {t('blocks.noPicture')}
          </Button>
        ) : null}
      </div>
      {value && !isGone ? (
        <LocalisedField
          label={t('blocks.alt')}
          field={ALT}
          value={value.alt as Record<string, string>}
          languages={choices.languages}
          onChange={(alt) => onChange({ ...value, alt })}
        />
      ) : null}
      {isChoosing ? (
        <LibraryDialog
          isThere={(key) => key === value?.picture}
          onChoose={({ key }) => {
            choose(key);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </fieldset>
  );
}

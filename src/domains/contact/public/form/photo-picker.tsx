import { type ChangeEvent, useEffect, useState } from 'react';
import { Field } from '#src/ui/public/field.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import { QUOTE_FORM_TEXTS as texts } from '../../contact-form.texts.ts';
import { PHOTO_MAX_BYTES } from '../../contact-form.views.ts';
import styles from './photo-picker.module.css';

interface PhotoPickerProps {
  max: number;
  photos: File[];
  error: string | undefined;
  onChange: (photos: File[]) => void;
}

/** Identifies a chosen file. */
const getName = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/** Picker of roof photos, each shown and removable before sending. Without script, a plain file field. */
export function PhotoPicker({ max, photos, error, onChange }: PhotoPickerProps) {
  const [remark, setRemark] = useState<string>();
  const hint = texts.photosHint.replace('{max}', String(max));

  const add = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const values = [...(currentTarget.files ?? [])];
    const large = values.find(({ size }) => size > PHOTO_MAX_BYTES);
    const taken = new Set(photos.map(getName));
    const fresh = values.filter((photo) => photo.size <= PHOTO_MAX_BYTES && !taken.has(getName(photo)));
    const all = [...photos, ...fresh];
    if (large) setRemark(texts.photosTooLarge.replace('{name}', () => large.name));
    else setRemark(all.length > max ? texts.photosTooMany.replace('{max}', String(max)) : undefined);
    onChange(all.slice(0, max));
    // The list below holds the photos from here on; the field is cleared so that the same file can be chosen again.
    currentTarget.value = '';
  };

  const remove = (photo: File): void => {
    setRemark(undefined);
    onChange(photos.filter((other) => other !== photo));
  };

  return (
    <Field id="devis-photos" label={texts.photos} mark={texts.optional} hint={hint} error={error}>
      <div className={styles.choice}>
        <input
          id="devis-photos"
          className={styles.input}
          type="file"
          name="photos"
          accept="image/*"
          multiple
          aria-describedby="devis-photos-aide"
          onChange={add}
        />
        {/* The field lies over it, transparent: the browser's own button speaks the language of the browser. */}
        <span className={styles.button} aria-hidden="true">
          <Icon name="camera" />
          {texts.photosChoose}
        </span>
      </div>
      <p role="status" className={styles.remark}>
        {remark}
      </p>
      {photos.length > 0 && (
        <ul className={styles.list} aria-label={texts.photosChosen}>
          {photos.map((photo) => (
            <Photo key={getName(photo)} photo={photo} onRemove={() => remove(photo)} />
          ))}
        </ul>
      )}
    </Field>
  );
}

function Photo({ photo, onRemove }: { photo: File; onRemove: () => void }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(photo);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [photo]);
  return (
    <li className={styles.photo}>
      {address && <img src={address} alt="" width={96} height={96} />}
      <button type="button" aria-label={texts.photoRemove.replace('{name}', () => photo.name)} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </li>
  );
}

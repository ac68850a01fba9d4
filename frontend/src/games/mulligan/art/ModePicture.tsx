/** A mode as a picture of 120 by 64; `ModePictures` adds the sprite. */

interface ModePictureProps {
  /** A value of the option `modes`. */
  mode: string;
  class?: string;
}

export function ModePicture({ mode, ...rest }: ModePictureProps) {
  return (
    <svg viewBox="0 0 120 64" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {...rest}>
      <use href={`#mu-mode-${mode}`} width="120" height="64" />
    </svg>
  );
}

/** A mode as a picture, of 120 by 64; the sprite that brings it comes with `ModePictures`. */

interface ModePictureProps {
  /** As the option `modes` has it. */
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

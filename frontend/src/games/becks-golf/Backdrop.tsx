/** The sky and the hills behind the others' cards. */

import "../../art/paint.css";

const RAYS =
  "M195 190L-264 167 -257 103ZM195 190L-245 57 -223 -3ZM195 190L-201 -44 -164 -97ZM195 190L-133 -132 -85 -175ZM195 190L-47 -201 10 -231ZM195 190L54 -248 116 -263ZM195 190L163 -269 227 -269ZM195 190L274 -263 336 -248ZM195 190L380 -231 437 -201ZM195 190L475 -175 523 -132ZM195 190L554 -97 591 -44ZM195 190L613 -3 635 57ZM195 190L647 103 654 167Z";

/** `low`: the hills stand at the bottom however high the frame is; else the sky alone may be seen. */
export default function Backdrop({ low }: { low: boolean }) {
  return (
    <svg
      class="bg-hills"
      viewBox="0 0 390 300"
      preserveAspectRatio={low ? "xMidYMax slice" : "xMidYMin slice"}
      aria-hidden="true"
    >
      <path d="M0 0h390v300H0z" fill="var(--sky)" />
      <path d={RAYS} fill="var(--ray)" />
      <path d="M0 216C60 176 120 220 190 200S320 170 390 206V300H0Z" fill="var(--hill)" />
      <path d="M0 250C70 220 130 256 210 240S330 222 390 246V300H0Z" fill="var(--turf)" />
    </svg>
  );
}

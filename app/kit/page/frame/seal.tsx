/** The seal (印): the character 名 in white on cinnabar. Once a screen, in the header. */
export function Seal() {
  return (
    <svg className="seal" viewBox="0 0 160 160" aria-hidden="true">
      <path
        fill="#A3302A"
        d="M9 5q36-3 72-1 38-1 70 2 5 3 5 9 2 34 0 66 2 36-1 69-1 6-7 7-34 3-68 1-36 2-69-1-6-1-7-7-3-34-1-68-2-36 0-69 1-7 6-8z"
      />
      <path
        fill="none"
        stroke="#FFFDF8"
        strokeWidth="3.5"
        d="M17 18q62-3 126 0 2 62-1 125-62 2-124 0-3-62-1-125z"
      />
      <path
        fill="#FFFDF8"
        transform="translate(24 25) scale(.93)"
        d="M47 118q0 0-2-1q-5-2-5-5q0-4 0-5q0-3-1-15q-1-12-1-13q0 0 0 0q-15 7-23 9q-8 2-10 2q-2 0-2-1q0-2 4-4q25-10 44-24q-7-7-12-10q-2-2-2-4q0-1 2-3q1-1 3-1q3 0 17 12q15-11 22-22l-32 2q-13 12-29 21q-3 1-5 1q-2 0-2-1q0-2 4-4q24-18 37-38q1-2 1-5q1-2 2-2q1 0 3 1q5 4 5 7q0 2-8 11l30-2q3 0 6 2q2 2 2 4q0 2-1 3q-1 1-1 1q-18 23-44 39l44-2q6 0 7 2q2 2 2 3q0 1-1 2q0 0-4 24q3 4 3 5q0 2-2 2q-1 1-48 2v3q0 4-3 4zm2-15l39-1l3-23l-44 2z"
      />
    </svg>
  );
}

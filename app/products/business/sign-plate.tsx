import type { ReactNode } from "react";
import { Characters } from "#app/kit/name/glyphs.tsx";
import type { BusinessCard } from "#functions/contract/products/business.ts";

/** The plate of a card for a business: the 字号, and its score beside it. */
export function SignPlate({ name, score }: { name: BusinessCard; score: ReactNode }) {
  return (
    <div className={name.characters.length > 3 ? "plate long" : "plate"}>
      <div>
        <Characters name={name} as="h3" />
      </div>
      {score}
    </div>
  );
}

import { useShell } from "#app/kit/page/use-shell.ts";
import { rootFile } from "#app/kit/paths/root-file.ts";

/** Dial (with the eight trigrams, 先天八卦) and needle; the dial is a file of its own. */
export function LuopanPictures() {
  return (
    <>
      <img src={useDial()} className="dial" alt="" />
      <i className="needle" />
    </>
  );
}

const useDial = (): string => rootFile("luopan.svg", useShell()?.publicPath);

/** The compass (罗盘) that a script shows while a page is being fetched; it fetches the dial then (wait.ts). */
export function Luopan() {
  return (
    <div className="luopan" id="luopan" hidden>
      <div>
        <img className="dial" data-src={useDial()} alt="" />
        <i className="needle" />
      </div>
      <p
        role="status"
        data-slow="比平时慢一些，请再等等。"
        data-failed="半分钟没有回音，多半是网络不稳。您填的内容都还在。"
      />
      <button type="button" hidden>
        再试一次
      </button>
      <button type="button" hidden>
        回到原页
      </button>
    </div>
  );
}

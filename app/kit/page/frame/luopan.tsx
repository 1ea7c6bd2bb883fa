import { useShell } from "#app/kit/page/use-shell.ts";
import { rootFile } from "#app/kit/paths/root-file.ts";

/** Dial (with the eight trigrams, 先天八卦) and needle: the dial is a file of its own, fetched only where it is seen. */
export function LuopanPictures() {
  return (
    <>
      <img className="dial" src={rootFile("luopan.svg", useShell()?.publicPath)} alt="" loading="lazy" />
      <i className="needle" />
    </>
  );
}

/** The compass (罗盘) that shows while a page is being fetched: dial and needle; hidden until then. */
export function Luopan() {
  return (
    <div className="luopan" id="luopan" hidden>
      <div>
        <LuopanPictures />
      </div>
      <p
        role="status"
        data-slow="比平时慢一些，您可以继续等，也可以留着这个页面，好了会自动显示。"
        data-failed="这次没有成功，您填的内容都还在。"
      />
      <button type="button" hidden>
        再试一次
      </button>
    </div>
  );
}

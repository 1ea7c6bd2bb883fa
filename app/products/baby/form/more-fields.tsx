import { Flags, type Option, Radios, Ticks } from "#app/kit/form/fields/choices.tsx";
import { ariaOf, FieldError, Group } from "#app/kit/form/fields/field.tsx";
import { KeepField } from "#app/kit/form/fields/keep-field.tsx";
import { LineField } from "#app/kit/form/fields/line-field.tsx";
import { type Typed, typedAt } from "#app/kit/form/typed.ts";
import { Listing } from "#app/kit/prose/clauses.tsx";
import { SOURCE_COUNTS, SOURCE_FEW } from "#functions/contract/names/source-counts.ts";
import { SOURCES } from "#functions/contract/products/baby-brief.ts";
import { type BabyFormState, babyForm, SPEECHES } from "./fields.ts";

const SPEECH_OPTIONS: readonly Option[] = [
  ["mandarin", "普通话"],
  ["cantonese", "粤语"],
  ["teochew", "潮州话"],
  ["hakka", "客家话"],
  ["minnan", "闽南话／台语"],
];
const TRADITION_OPTIONS: readonly Option[] = [
  ["useBazi", "八字五行"],
  ["useGrids", "五格数理"],
  ["useZodiac", "生肖"],
];

const CHILDREN = { male: "男孩", female: "女孩" } as const;

/** Each book with how many names have their source there, for this child where it is known; else for whom there are few. */
function sourcesFor(sex: string | undefined) {
  const child = sex === "male" || sex === "female" ? sex : null;
  const few = Object.entries(SOURCE_FEW).map(([book, few]) => `《${book}》${few.replace(" ", "名 ")} 个`);
  return {
    options: SOURCES.map((book): Option => [book, `${book} ${SOURCE_COUNTS[book][child ?? "any"]} 个`]),
    said: child === null ? `书名后是名字数；${few.join("，")}` : `书名后是${CHILDREN[child]}名字数`,
  };
}

/** The fields under the fold. */
const FOLDED = [
  "more",
  "place",
  "sources",
  "fixed",
  "generation",
  "avoid",
  "have",
  "siblings",
  "parents",
  "rarity",
  "speech",
  "traditions",
  "zishi",
  "keep",
] as const;
const KEYS = [...FOLDED, "alike", "useBazi", "mustFavour", "useGrids", "useZodiac"] as const;
const FRESH_SPEECH: readonly string[] = Object.values(SPEECHES);

/** What a form says at a key; a tick that was not made may say 0, or nothing. */
const saidAt = (values: Typed, key: string): string => typedAt(values, key).replace(/^0$/, "");

/** Is there anything under the fold that the visitor must see: an error, or a value that is not the fresh form's? */
const isOpen = ({ values, errors }: BabyFormState): boolean =>
  FOLDED.some((field) => errors[field] !== undefined) ||
  KEYS.some(
    (key) =>
      saidAt(values, key) !== saidAt(babyForm.fresh, key) &&
      !(key === "speech" && FRESH_SPEECH.includes(typedAt(values, key))),
  );

/** What a family may ask for besides (更多要求), folded away. */
export function MoreFields({ state }: { state: BabyFormState }) {
  const { values } = state;
  const sources = sourcesFor(values.sex);
  return (
    <details className="fold" id="more" open={isOpen(state)}>
      <summary aria-describedby={ariaOf(state, "more")["aria-describedby"]}>
        更多要求
        <small className="asks">
          <Listing text="字辈、备选名、传统讲究" />
        </small>
      </summary>
      <div>
        <FieldError state={state} field="more" />
        <Group state={state} field="sources" label="喜欢的出处" hint={`选了的排在最前。${sources.said}`}>
          <Ticks values={values} name="sources" id="sources" options={sources.options} />
        </Group>
        <hr />
        <CharacterFields state={state} />
        <LineField state={state} field="have" label="已经有备选名？" hint="不带姓，用顿号分开，最多 5 个" />
        <hr />
        <FamilyFields state={state} />
        <hr />
        <Group state={state} field="rarity" label="用字" radios>
          <Radios
            values={values}
            name="rarity"
            id="rarity"
            options={[
              ["common", "常见一些"],
              ["rare", "少见但好认"],
              ["any", "都可以"],
            ]}
          />
        </Group>
        <Group state={state} field="speech" label="家里说" hint="用来查谐音">
          <Ticks values={values} name="speech" id="speech" options={SPEECH_OPTIONS} />
        </Group>
        <Group state={state} field="traditions" label="传统讲究" hint="可以全部关掉">
          <Flags values={values} id="traditions" options={TRADITION_OPTIONS} />
          <label className="ck">
            <input type="checkbox" name="mustFavour" value="1" defaultChecked={values.mustFavour === "1"} />
            <span>八字最需要的五行，名里一定要有</span>
          </label>
        </Group>
        <hr />
        <LineField state={state} field="place" label="出生地" hint="只用来换算当地时间，写到城市即可" />
        <Group state={state} field="zishi" label="23 点以后出生的，算哪天" hint="别的时辰不用管" radios>
          <Radios
            values={values}
            name="zishi"
            id="zishi"
            options={[
              ["late", "算当天"],
              ["early", "算第二天"],
            ]}
          />
        </Group>
        <KeepField state={state} />
      </div>
    </details>
  );
}

/** The names of those whom the child will live with: laid beside each name, and told to nobody who has a link. */
function FamilyFields({ state }: { state: BabyFormState }) {
  return (
    <>
      <LineField
        state={state}
        field="siblings"
        label="哥哥姐姐弟弟妹妹的名字"
        hint="不带姓，用顿号分开，最多 4 个"
      >
        <label className="ck">
          <input type="checkbox" name="alike" value="1" defaultChecked={state.values.alike === "1"} />
          <span>希望听得出是一家人（计入分数）</span>
        </label>
      </LineField>
      <LineField
        state={state}
        field="parents"
        label="爸爸妈妈的名字"
        hint="不带姓，用顿号分开，用来避开同音同字"
      />
    </>
  );
}

function CharacterFields({ state }: { state: BabyFormState }) {
  const { values } = state;
  return (
    <>
      <LineField state={state} field="fixed" label="一定要用的字" hint="只填 1 个字">
        <Radios
          values={values}
          name="fixedAt"
          label="这个字放在"
          options={[
            ["1", "第一个字"],
            ["2", "第二个字"],
            ["any", "都可以"],
          ]}
        />
      </LineField>
      <LineField state={state} field="generation" label="字辈" hint="家谱里排到的 1 个字">
        <Radios
          values={values}
          name="generationAt"
          label="字辈放在"
          options={[
            ["1", "第一个字"],
            ["2", "第二个字"],
          ]}
        />
      </LineField>
      <LineField state={state} field="avoid" label="不想用的字" hint="例如长辈名字里的字，最多 20 个">
        <label className="ck">
          <input type="checkbox" name="avoidSounds" value="1" defaultChecked={values.avoidSounds === "1"} />
          <span>同音字也避开</span>
        </label>
      </LineField>
    </>
  );
}

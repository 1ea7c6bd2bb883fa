import { Form, useLoaderData } from "@remix-run/react";

/** About as many elements as the site's home: a form with its selects, and some text. */
export const loader = () => ({ options: Array.from({ length: 64 }, (_, at) => `选项 ${at + 1}`) });

export default function Index() {
  const { options } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>给宝宝起个名字</h1>
      <Form method="post">
        {["姓氏", "出生日期", "时辰"].map((label) => (
          <label key={label}>
            {label}
            <select name={label}>
              {options.slice(0, 24).map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          </label>
        ))}
        <button type="submit">看免费结果</button>
      </Form>
      {options.map((option) => (
        <p key={option}>
          {option}：每个字都在《通用规范汉字表》里查过，读音、谐音、笔画一并核对。<a href="/">看明细</a>
        </p>
      ))}
    </main>
  );
}

import {
  Button,
  Checkbox,
  Collapse,
  DatePicker,
  Form,
  Input,
  NavBar,
  Picker,
  Radio,
  Selector,
  Toast,
} from "antd-mobile";
import { useState } from "react";

const some = (...texts) => texts.map((text) => ({ label: text, value: text }));
const HOURS = some("不清楚", ..."子丑寅卯辰巳午未申酉戌亥".split("").map((branch) => `${branch}时`));
const WISHES = some("平安", "健康", "聪慧", "善良", "勇敢", "快乐", "诚信", "志向");
const BOOKS = some("诗经", "楚辞", "唐诗", "宋词", "论语");
const SPEECHES = some("普通话", "粤语", "闽南话／台语", "潮州话", "客家话");
const TRADITIONS = some("八字五行", "五格数理", "生肖");

function Choice({ options }) {
  return (
    <Radio.Group>
      {options.map((text) => (
        <Radio key={text} value={text}>
          {text}
        </Radio>
      ))}
    </Radio.Group>
  );
}

/** The form of our home page as apps of this kind have it. */
export default function Home() {
  const [form] = Form.useForm();
  const [open, setOpen] = useState(null);
  const pick = (what) => ({ trigger: "onConfirm", onClick: () => setOpen(what) });
  const shut = () => setOpen(null);
  return (
    <>
      <NavBar back={null}>罗盘起名</NavBar>
      <Form
        form={form}
        onFinish={() => Toast.show("正在排八字、挑字、核对出处…")}
        footer={
          <Button block type="submit" color="primary">
            看免费结果
          </Button>
        }
      >
        <Form.Header>宝宝起名</Form.Header>
        <Form.Item name="surname" label="姓氏" rules={[{ required: true, message: "请填姓氏" }]}>
          <Input placeholder="单姓、复姓或父母双姓都可以" />
        </Form.Item>
        <Form.Item name="sex" label="性别">
          <Choice options={["男孩", "女孩", "还不知道"]} />
        </Form.Item>
        <Form.Item name="calendar" label="历法">
          <Choice options={["公历", "农历", "还没出生"]} />
        </Form.Item>
        <Form.Item name="date" label="出生日期" {...pick("date")}>
          <DatePicker visible={open === "date"} onClose={shut}>
            {(value) => (value ? value.toDateString() : "年月日")}
          </DatePicker>
        </Form.Item>
        <Form.Item name="hour" label="出生时辰（可不填）" {...pick("hour")}>
          <Picker columns={[HOURS]} visible={open === "hour"} onClose={shut}>
            {([value]) => value?.label ?? "不清楚"}
          </Picker>
        </Form.Item>
        <Form.Item name="length" label="名字几个字">
          <Choice options={["两个字", "一个字", "都可以"]} />
        </Form.Item>
        <Form.Item name="wishes" label="想表达的意思（可不选）">
          <Selector multiple columns={4} options={WISHES} />
        </Form.Item>
        <Collapse>
          <Collapse.Panel key="more" title="更多要求">
            <Form.Item name="sources" label="喜欢的出处">
              <Selector multiple options={BOOKS} />
            </Form.Item>
            {["一定要用的字", "字辈", "不想用的字", "已经有备选名？", "出生地"].map((label) => (
              <Form.Item key={label} name={label} label={label}>
                <Input />
              </Form.Item>
            ))}
            <Form.Item name="rarity" label="用字">
              <Choice options={["常见一些", "少见但好认", "都可以"]} />
            </Form.Item>
            <Form.Item name="speech" label="家里说">
              <Selector multiple options={SPEECHES} />
            </Form.Item>
            <Form.Item name="traditions" label="传统讲究">
              <Selector multiple options={TRADITIONS} />
            </Form.Item>
          </Collapse.Panel>
        </Collapse>
        <Form.Item name="guardian">
          <Checkbox>我是孩子的父母、监护人，或已得其同意的亲友，同意使用以上资料来起名。</Checkbox>
        </Form.Item>
      </Form>
    </>
  );
}

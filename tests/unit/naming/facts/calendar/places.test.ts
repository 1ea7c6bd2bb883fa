import { describe, expect, it } from "vitest";
import { offsetAt } from "#functions/naming/facts/calendar/clock/zone.ts";
import { findPlace, places } from "#functions/naming/facts/calendar/places/places.ts";

const YEAR_2024 = 28_401_120;

describe("the places of birth", () => {
  it.each([
    { code: "440300", name: "深圳", group: "广东", longitude: 114.09, zone: "Asia/Shanghai" },
    { code: "110000", name: "北京", group: "直辖市", longitude: 116.41, zone: "Asia/Shanghai" },
    { code: "460400", name: "儋州", group: "海南", longitude: 109.58, zone: "Asia/Shanghai" },
    { code: "540600", name: "那曲", group: "西藏", longitude: 92.06, zone: "Asia/Shanghai" },
    { code: "650500", name: "哈密", group: "新疆", longitude: 93.51, zone: "Asia/Shanghai" },
    { code: "650500-XJ", name: "哈密（新疆时间）", group: "新疆", longitude: 93.51, zone: "Asia/Urumqi" },
    { code: "810000", name: "香港", group: "港澳", longitude: 114.17, zone: "Asia/Hong_Kong" },
    { code: "820000", name: "澳门", group: "港澳", longitude: 113.55, zone: "Asia/Macau" },
    { code: "710100", name: "台北市", group: "台湾", longitude: 121.53, zone: "Asia/Taipei" },
    { code: "SG-SIN", name: "新加坡", group: "新加坡", longitude: 103.85, zone: "Asia/Singapore" },
    { code: "MY-PEN", name: "槟城", group: "马来西亚", longitude: 100.34, zone: "Asia/Kuala_Lumpur" },
  ])("hold $name", (place) => {
    expect(findPlace(place.code)).toEqual(place);
  });

  it("are all prefectures of the mainland and more, each code once, each code fit for a form", () => {
    const codes = places().map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[A-Z0-9-]{2,12}$/);
    const prefectures = codes.filter((code) => /^[1-6]\d{3}00$/.test(code) && !/^(11|12|31|50)/.test(code));
    expect(prefectures).toHaveLength(333);
  });

  it("lie within three hours of their zone's clock, all to 0.01°", () => {
    for (const { longitude, name, zone } of places()) {
      const hoursApart = Math.abs(offsetAt(zone, YEAR_2024) / 60 - longitude / 15);
      expect(hoursApart, `${name} ${zone}`).toBeLessThan(3);
      expect(longitude, name).toBeCloseTo(Math.round(longitude * 100) / 100, 9);
    }
  });

  it("have no name that is a group's too, but for cities that are one", () => {
    const groups = new Set(places().map(({ group }) => group));
    const shared = places().filter(({ name }) => groups.has(name));
    expect(shared.map(({ name }) => name)).toEqual(["新加坡"]);
  });

  it("are unknown by any other code", () => {
    expect(findPlace("999999")).toBeUndefined();
    expect(findPlace("")).toBeUndefined();
  });
});

import { mount } from "svelte";

import App from "./App.svelte";
import { address } from "./net/address.svelte";
import { preferences } from "./preferences.svelte";
import "./styles/fonts.css";
import { fonts } from "./styles/fonts.svelte";
import "./styles/tokens.css";
import "./styles/page.css";
import { texts } from "./texts/texts.svelte";

preferences.load();
fonts.load();
void address.load();
await texts.use(preferences.language);
mount(App, { target: document.body });

// Watches the form of a result, and loads its scripts when a reader comes near it.
import { watchForm } from "./form-loader.js";

watchForm(document.currentScript);

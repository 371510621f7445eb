package org.sitrep.browser;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assertions;
import tools.jackson.databind.JsonNode;

/** A page in a tab of its own, and everything that happens to it and its workers from their first byte on. */
final class Tab implements AutoCloseable {
    private static final int LONGEST_PICTURE = 16_000;
    private static final int WAIT_SECONDS = 40;
    private static final Map<String, Boolean> TO_WORKERS =
            Map.of("autoAttach", true, "waitForDebuggerOnStart", true, "flatten", true);

    private final DevTools tools;
    private final String target;
    private final String session;
    private final List<String> troubles = Collections.synchronizedList(new ArrayList<>());
    private final List<String> requests = Collections.synchronizedList(new ArrayList<>());
    /** Sessions of the page's workers. */
    private final List<String> workers = new CopyOnWriteArrayList<>();

    private final CompletableFuture<Void> loaded = new CompletableFuture<>();
    private final String name;

    private Tab(final DevTools tools, final String name) {
        this.tools = tools;
        this.name = name;
        target = tools.call("", "Target.createTarget", Map.of("url", "about:blank"))
                .get("targetId")
                .asString();
        session = tools.call("", "Target.attachToTarget", Map.of("targetId", target, "flatten", true))
                .get("sessionId")
                .asString();
        tools.listen(session, this::happened);
        for (final String domain : List.of("Page", "Runtime", "Log", "Network")) {
            call(domain + ".enable", Map.of());
        }
        call("Target.setAutoAttach", TO_WORKERS);
    }

    /**
     * Opens a page and waits until it has loaded.
     *
     * @param page its file
     * @param anchor what stands after the {@code #}, empty for nothing
     */
    static Tab open(final Path page, final String anchor, final View view) {
        return prepared(page, view).go(page, anchor);
    }

    /** Opens the page at an address and waits until it has loaded. */
    static Tab open(final String url, final String name, final View view) {
        final Tab tab = new Tab(Chromium.tools(), name + "-" + view.name().toLowerCase(Locale.ROOT));
        tab.look(view);
        return tab.go(url);
    }

    /** Opens the page at an address, and runs a script before those of the page. */
    static Tab openAfter(final String script, final String url, final String name, final View view) {
        final Tab tab = new Tab(Chromium.tools(), name);
        tab.look(view);
        tab.call("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script));
        return tab.go(url);
    }

    /** Opens a page. */
    static Tab open(final Path page, final View view) {
        return open(page, "", view);
    }

    /** Opens a page as a browser does that runs no scripts. */
    static Tab openWithoutScripts(final Path page, final View view) {
        final Tab tab = prepared(page, view);
        tab.call("Emulation.setScriptExecutionDisabled", Map.of("value", true));
        return tab.go(page, "");
    }

    private static Tab prepared(final Path page, final View view) {
        final Tab tab =
                new Tab(Chromium.tools(), Pages.name(page) + "-" + view.name().toLowerCase(Locale.ROOT));
        tab.look(view);
        return tab;
    }

    private Tab go(final Path page, final String anchor) {
        return go(page.toAbsolutePath().toUri() + (anchor.isEmpty() ? "" : "#" + anchor));
    }

    private Tab go(final String url) {
        call("Page.navigate", Map.of("url", url));
        Assertions.assertDoesNotThrow(() -> loaded.get(DevTools.SECONDS, TimeUnit.SECONDS), url + " never loads");
        return this;
    }

    private void look(final View view) {
        call(
                "Emulation.setDeviceMetricsOverride",
                Map.of(
                        "width",
                        view.width(),
                        "height",
                        view.height(),
                        "deviceScaleFactor",
                        1,
                        "mobile",
                        view.isPhone()));
        media("", view);
    }

    /** Shows the page as on a medium, e.g. {@code print}; empty for the screen. */
    void media(final String medium, final View view) {
        call(
                "Emulation.setEmulatedMedia",
                Map.of(
                        "media",
                        medium,
                        "features",
                        List.of(
                                Map.of("name", "prefers-color-scheme", "value", view.theme()),
                                Map.of("name", "prefers-reduced-motion", "value", "reduce"))));
    }

    private void happened(final String method, final JsonNode what) {
        switch (method) {
            case "Page.loadEventFired" -> loaded.complete(null);
            case "Page.javascriptDialogOpening" -> {
                troubles.add("a dialog opened: " + what.path("message").asString());
                tools.post(session, "Page.handleJavaScriptDialog", Map.of("accept", true));
            }
            case "Runtime.exceptionThrown" ->
                troubles.add("exception: "
                        + what.path("exceptionDetails")
                                .path("exception")
                                .path("description")
                                .asString(what.toString()));
            case "Runtime.consoleAPICalled" ->
                troubles.add("console." + what.path("type").asString() + ": " + what.path("args"));
            case "Log.entryAdded" ->
                troubles.add("log: " + what.path("entry").path("text").asString());
            case "Network.requestWillBeSent" ->
                requests.add(what.path("request").path("url").asString());
            case "Target.attachedToTarget" -> watch(what);
            case "Target.detachedFromTarget" ->
                workers.remove(what.path("sessionId").asString());
            default -> {
                // Many events tell of progress only.
            }
        }
    }

    /** Listens to a worker of the page, or of another worker, before it begins. */
    private void watch(final JsonNode attached) {
        final String worker = attached.path("sessionId").asString();
        tools.listen(worker, this::happened);
        tools.post(worker, "Target.setAutoAttach", TO_WORKERS);
        for (final String method :
                List.of("Runtime.enable", "Log.enable", "Network.enable", "Runtime.runIfWaitingForDebugger")) {
            tools.post(worker, method, Map.of());
        }
        if ("worker".equals(attached.path("targetInfo").path("type").asString())) {
            workers.add(worker);
        }
    }

    /**
     * Returns what went wrong so far: exceptions, anything on the console, what the content policy stopped, dialogs.
     */
    List<String> troubles() {
        evaluate("0"); // what happened before this answer has been told before it
        synchronized (troubles) {
            return List.copyOf(troubles);
        }
    }

    /** Returns the addresses that were asked for, {@code data:} excepted. */
    List<String> requests() {
        evaluate("0");
        synchronized (requests) {
            return requests.stream().filter(url -> !url.startsWith("data:")).toList();
        }
    }

    /**
     * Returns the value of an expression, awaited if it is a promise; runs whatever the page's own policy forbids the
     * page.
     */
    JsonNode evaluate(final String expression) {
        return evaluate(session, expression);
    }

    /** Evaluates an expression in each worker of the page. */
    void evaluateInWorkers(final String expression) {
        Assertions.assertFalse(workers.isEmpty(), "the page has no worker");
        workers.forEach(worker -> evaluate(worker, expression));
    }

    private JsonNode evaluate(final String where, final String expression) {
        final JsonNode answer = tools.call(
                where,
                "Runtime.evaluate",
                Map.of("expression", expression, "returnByValue", true, "awaitPromise", true, "userGesture", true));
        if (answer.has("exceptionDetails")) {
            throw new AssertionError(name + ": " + answer.get("exceptionDetails"));
        }
        return answer.get("result").path("value");
    }

    /** Runs a script of the test resources that ends in a function, and returns what the function answers. */
    JsonNode script(final String file, final String arguments) {
        return evaluate("(" + resource("/browser/" + file) + ")(" + arguments + ")");
    }

    /** Returns the faults that such a script finds. */
    List<String> faults(final String file, final String arguments) {
        final List<String> faults = new ArrayList<>();
        script(file, arguments).forEach(fault -> faults.add(fault.asString()));
        return faults;
    }

    /** Presses a key, e.g. {@code Enter} or {@code Tab}. */
    void press(final String key, final int code) {
        final String text = "Enter".equals(key) ? "\r" : " ".equals(key) ? " " : "";
        for (final String type : List.of("keyDown", "keyUp")) {
            call(
                    "Input.dispatchKeyEvent",
                    Map.of(
                            "type",
                            type,
                            "key",
                            key,
                            "code",
                            key,
                            "windowsVirtualKeyCode",
                            code,
                            "text",
                            "keyDown".equals(type) ? text : ""));
        }
    }

    /** Clicks into the middle of an element, as with a mouse, once it has stopped moving and nothing covers it. */
    void click(final String selector) {
        final JsonNode place = evaluate("""
                new Promise((done, fail) => {
                  const end = performance.now() + 1000 * %d;
                  let last = '';
                  const look = () => {
                    const e = document.querySelector('%s');
                    e?.scrollIntoView({block: 'center'});
                    const r = e?.getBoundingClientRect();
                    const at = e && [r.left + r.width / 2, r.top + r.height / 2];
                    const top = e && document.elementFromPoint(...at);
                    if (top && (e.contains(top) || top.contains(e)) && last === String(at)) {
                      done(at);
                    } else if (performance.now() > end) {
                      fail(new Error(e ? 'it moves or is covered' : 'there is none'));
                    } else {
                      last = String(at);
                      setTimeout(look, 20);
                    }
                  };
                  look();
                })""".formatted(WAIT_SECONDS, selector));
        for (final String type : List.of("mousePressed", "mouseReleased")) {
            call(
                    "Input.dispatchMouseEvent",
                    Map.of(
                            "type",
                            type,
                            "x",
                            place.get(0).asDouble(),
                            "y",
                            place.get(1).asDouble(),
                            "button",
                            "left",
                            "clickCount",
                            1));
        }
    }

    /** Tells the page that it is hidden behind another tab, or is seen. */
    void hide(final boolean hidden) {
        evaluate("Object.defineProperty(document, 'hidden', {value: " + hidden + ", configurable: true});"
                + " document.dispatchEvent(new Event('visibilitychange')); 0");
    }

    /** Gives the window another size. */
    void resize(final int width, final int height) {
        call(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    }

    /** Moves a finger over an element, to the right by a number of pixels. */
    void swipe(final String selector, final int right) {
        final JsonNode middle = evaluate("(() => { const r = document.querySelector('" + selector
                + "').getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; })()");
        final double x = middle.get(0).asDouble();
        final double y = middle.get(1).asDouble();
        touch("touchStart", List.of(Map.of("x", x, "y", y)));
        touch("touchMove", List.of(Map.of("x", x + right, "y", y)));
        touch("touchEnd", List.of());
    }

    private void touch(final String type, final List<Map<String, Double>> points) {
        call("Input.dispatchTouchEvent", Map.of("type", type, "touchPoints", points));
    }

    /** Waits until an expression is true; on the next page if the tab goes on to one meanwhile. */
    void waitUntil(final String expression) {
        try {
            await(expression);
        } catch (final AssertionError gone) {
            if (!String.valueOf(gone.getMessage()).contains("navigated or closed")) {
                throw gone;
            }
            await(expression);
        }
    }

    private void await(final String expression) {
        final JsonNode held = evaluate(
                "new Promise(done => { const end = performance.now() + 1000 * " + WAIT_SECONDS
                        + "; const look = () => { if (" + expression
                        + ") done(true); else if (performance.now() > end) done(false); else setTimeout(look, 20); }; look(); })");
        Assertions.assertTrue(
                held.asBoolean(),
                () -> name + ": within " + WAIT_SECONDS + " s never " + expression + "; the page says "
                        + evaluate("(document.querySelector('main') ?? document.body).innerText"));
    }

    /**
     * Lets the page use the clipboard, or not; and makes it the one that is looked at, which the clipboard asks for.
     */
    void mayUseClipboard(final boolean may) {
        for (final String permission : List.of("clipboard-read", "clipboard-write")) {
            tools.call(
                    "",
                    "Browser.setPermission",
                    Map.of("permission", Map.of("name", permission), "setting", may ? "granted" : "denied"));
        }
        call("Page.bringToFront", Map.of());
        call("Emulation.setFocusEmulationEnabled", Map.of("enabled", true));
    }

    /** Returns the page printed on A4. */
    byte[] print() {
        return bytes(
                call("Page.printToPDF", Map.of("paperWidth", 8.27, "paperHeight", 11.69, "preferCSSPageSize", true)));
    }

    /** Fails with a list of faults and a picture of the page, if there are any. */
    void assertNone(final String what, final List<String> faults) {
        if (!faults.isEmpty()) {
            Assertions.fail(what + " in " + name + ":\n  " + String.join("\n  ", faults) + "\npicture: " + picture());
        }
    }

    private String picture() {
        try {
            final Path file =
                    Files.createDirectories(Pages.FOLDER.resolve("failed")).resolve(name + ".png");
            return Files.write(file, bytes(screenshot())).toString();
        } catch (final IOException full) {
            return "could not be kept: " + full.getMessage();
        }
    }

    /** The whole page, or what is seen of one that is too long for a picture. */
    private JsonNode screenshot() {
        final int height = evaluate("document.documentElement.scrollHeight").asInt();
        return call("Page.captureScreenshot", Map.of("captureBeyondViewport", height < LONGEST_PICTURE));
    }

    /**
     * Returns a picture of the whole width of the page as WebP.
     *
     * @param quality from 0 to 100
     * @param from selects the element at whose top it begins
     * @param to selects the element at whose bottom it ends
     */
    byte[] webp(final int quality, final String from, final String to) {
        final JsonNode ends = evaluate("[document.querySelector('" + from + "').getBoundingClientRect().top + scrollY,"
                + " document.querySelector('" + to + "').getBoundingClientRect().bottom + scrollY, innerWidth]");
        final double top = ends.get(0).asDouble();
        final Map<String, Double> clip = Map.of(
                "x",
                0.0,
                "y",
                top,
                "width",
                ends.get(2).asDouble(),
                "height",
                ends.get(1).asDouble() - top,
                "scale",
                1.0);
        return bytes(call(
                "Page.captureScreenshot",
                Map.of("format", "webp", "quality", quality, "captureBeyondViewport", true, "clip", clip)));
    }

    /** Calls a method of the tab. */
    JsonNode call(final String method, final Map<String, ?> parameters) {
        return tools.call(session, method, parameters);
    }

    private static byte[] bytes(final JsonNode answer) {
        return Base64.getDecoder().decode(answer.get("data").asString());
    }

    /** Returns the text of a resource. */
    static String resource(final String path) {
        try (InputStream in = Tab.class.getResourceAsStream(path)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (final IOException | NullPointerException none) {
            throw new AssertionError("no resource " + path, none);
        }
    }

    @Override
    public void close() {
        tools.forget(session);
        workers.forEach(tools::forget);
        tools.call("", "Target.closeTarget", Map.of("targetId", target));
    }
}

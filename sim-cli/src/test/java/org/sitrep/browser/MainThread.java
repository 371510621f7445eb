package org.sitrep.browser;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.Assertions;
import tools.jackson.databind.JsonNode;

/**
 * Measures the tasks on the main thread of a page, in milliseconds of a processor: a busy machine does not make them
 * longer.
 */
final class MainThread {
    private static final String MARK = "sitrep-page";
    private static final double MICROS_PER_MILLI = 1000;

    private MainThread() {}

    /**
     * Returns the longest task from the first byte of a page on.
     *
     * @param opened opens the page and waits until it has done what is measured; the tab is closed here
     */
    static double longestTaskMillis(final Supplier<Tab> opened) {
        final DevTools tools = Chromium.tools();
        final List<JsonNode> events = Collections.synchronizedList(new ArrayList<>());
        final CompletableFuture<Void> complete = new CompletableFuture<>();
        tools.listen("", (method, what) -> {
            switch (method) {
                case "Tracing.dataCollected" -> what.get("value").forEach(events::add);
                case "Tracing.tracingComplete" -> complete.complete(null);
                default -> {
                    // Other events of the browser say nothing here.
                }
            }
        });
        final List<String> categories = List.of("toplevel", "blink.user_timing");
        tools.call(
                "",
                "Tracing.start",
                Map.of(
                        "transferMode",
                        "ReportEvents",
                        "traceConfig",
                        Map.of("includedCategories", categories, "excludedCategories", List.of("*"))));
        try (Tab tab = opened.get()) {
            tab.evaluate("performance.mark('" + MARK + "'); 0");
        } finally {
            tools.call("", "Tracing.end", Map.of());
            Assertions.assertDoesNotThrow(() -> complete.get(DevTools.SECONDS, TimeUnit.SECONDS));
            tools.forget("");
        }
        return longest(events);
    }

    /** The browser has pages of its own; the thread that set the mark is that of the page. */
    private static double longest(final List<JsonNode> events) {
        final String page = thread(events.stream()
                .filter(event -> MARK.equals(name(event)))
                .findFirst()
                .orElseThrow(() -> new AssertionError("Chromium traced no mark")));
        return events.stream()
                .filter(event -> "ThreadControllerImpl::RunTask".equals(name(event)) && page.equals(thread(event)))
                .mapToDouble(event -> event.path("tdur").asDouble(0) / MICROS_PER_MILLI)
                .max()
                .orElseThrow(() -> new AssertionError("Chromium traced no tasks"));
    }

    private static String name(final JsonNode event) {
        return event.path("name").asString("");
    }

    private static String thread(final JsonNode event) {
        return event.path("pid") + " " + event.path("tid");
    }
}

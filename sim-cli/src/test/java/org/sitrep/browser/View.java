package org.sitrep.browser;

/** How a page is looked at: on a desk or a phone, by day or by night. */
enum View {
    /** A desk, light. */
    DESK_LIGHT(1280, 900, "light"),
    /** A desk, dark. */
    DESK_DARK(1280, 900, "dark"),
    /** A small phone, light. */
    PHONE_LIGHT(360, 740, "light"),
    /** A small phone, dark. */
    PHONE_DARK(360, 740, "dark");

    private final int width;
    private final int height;
    private final String theme;

    View(final int width, final int height, final String theme) {
        this.width = width;
        this.height = height;
        this.theme = theme;
    }

    /** Returns the width in CSS pixels. */
    int width() {
        return width;
    }

    /** Returns the height in CSS pixels. */
    int height() {
        return height;
    }

    /** Returns what {@code prefers-color-scheme} says. */
    String theme() {
        return theme;
    }

    /** Returns whether it is a phone. */
    boolean isPhone() {
        return width < 600;
    }
}

package org.sitrep.records;

import javax.lang.model.element.Element;

/** A component or record that no table can be written for. */
final class Undescribed extends RuntimeException {
    private static final long serialVersionUID = 1;

    final transient Element element;

    Undescribed(final Element element, final String message) {
        super(message);
        this.element = element;
    }
}
